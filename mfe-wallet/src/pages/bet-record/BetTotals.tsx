import { moneyOf } from '@mosaic/money'
import { Totals } from '@mosaic/records'
import { useTexts } from '../../texts'
import type { BetFooter } from './bet'

const columns = ['stake', 'payout', 'net'] as const

export const BetTotals = ({ footer, count }: { readonly footer: BetFooter; readonly count: number }) => {
  const { t } = useTexts()
  const { currency } = footer
  return (
    <Totals
      label={t('bets.totals')}
      count={count}
      currency={currency}
      totals={columns.map((column) => ({
        label: t(`bets.${column}`),
        value: moneyOf(footer[column], currency),
        signed: column === 'net',
      }))}
    />
  )
}
