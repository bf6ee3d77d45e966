import type { Currency, ValueOf } from '@mosaic/contracts'
import { MoneyAmount, moneyOf, useMoneyText } from '@mosaic/money'
import { drawnMoney, type DayColumn } from '@mosaic/records'
import { useTexts } from '../../texts'

export type PnlPage = ValueOf<'teamPnl'>
export type PnlRow = PnlPage['list'][number]
type PnlFigures = PnlPage['footer']

/** In the order of domain §4.5; the result comes first on a phone. */
export const pnlFigures = [
  'pnl',
  'bet',
  'validBet',
  'payout',
  'rebate',
  'promo',
  'salary',
  'dividend',
  'deposit',
  'withdraw',
  'fee',
] as const satisfies readonly (keyof PnlFigures)[]

/** The figures of a row, of the sums and of a day as columns. */
export const usePnlColumns = (currency: Currency): readonly DayColumn<PnlFigures>[] => {
  const { t } = useTexts()
  const moneyText = useMoneyText()
  return pnlFigures.map((key) => {
    const amount = (figures: PnlFigures) => moneyOf(figures[key], currency)
    return {
      key,
      title: t(`figure.${key}`),
      shown: (figures) => (
        <MoneyAmount
          value={amount(figures)}
          currency={currency}
          signed={key === 'pnl'}
          tone={key === 'pnl' ? 'auto' : 'plain'}
        />
      ),
      spoken: (figures) => moneyText(amount(figures), currency),
      drawn: (figures) => drawnMoney(amount(figures), currency),
    }
  })
}
