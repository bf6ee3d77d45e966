import { formatMoney } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import type { Claimed } from '../api/promotions'
import { useTexts } from '../texts'

/** What a claim brought, as one sentence. */
export const useClaimedText = () => {
  const { t, tag } = useTexts()
  return ({ rounds, amount, currency }: Claimed): string => {
    if (rounds !== null) return t('claimed.rounds', { count: rounds })
    const paid = moneyOf(amount, currency)
    return t('claimed.money', { amount: paid === null ? amount : formatMoney(paid, currency, tag) })
  }
}
