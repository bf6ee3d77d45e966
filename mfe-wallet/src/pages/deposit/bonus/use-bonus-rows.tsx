import { inLanguage, type Deposit } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { moneyOf, MoneyAmount, MoneyText } from '@mosaic/money'
import type { DefinitionRow } from '@mosaic/ui'
import { useTexts } from '../../../texts'

const ended: readonly Deposit['state'][] = ['FAILED', 'EXPIRED', 'CANCELLED']

/** The chosen bonus in the receipt of a deposit; without credited money there was none. */
export const useBonusRows = (): ((
  deposit: Pick<Deposit, 'bonus' | 'currency' | 'state'>,
) => readonly DefinitionRow[]) => {
  const { t } = useTexts()
  const { language } = useLanguage()
  return ({ bonus, currency, state }) => {
    if (bonus === null || ended.includes(state)) return []
    const name = { label: t('bonus.title'), value: inLanguage(bonus.names, language) }
    if (bonus.state === 'LOST') return [name, { label: t('bonus.amount'), value: t('bonus.lost') }]
    const [amount, toWager] = [moneyOf(bonus.amount, currency), moneyOf(bonus.toWager, currency)]
    return [
      name,
      {
        label: t(bonus.state !== 'CREDITED' ? 'bonus.promised' : bonus.waits ? 'bonus.waits' : 'bonus.amount'),
        value: <MoneyAmount value={amount} currency={currency} signed />,
      },
      ...(toWager === 0n
        ? []
        : [{ label: t('bonus.toWager'), value: <MoneyText value={toWager} currency={currency} /> }]),
    ]
  }
}
