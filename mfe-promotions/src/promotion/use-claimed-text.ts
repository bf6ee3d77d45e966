import { formatMoney } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import type { Claimed } from '../api/promotions'
import { useTexts } from '../texts'

/** What a claim brought, or will bring once it is checked, as one sentence. */
export const useClaimedText = () => {
  const { t, tag } = useTexts()
  return ({ rounds, amount, currency, waits }: Claimed): string => {
    if (rounds !== null && !waits) return t('claimed.rounds', { count: rounds })
    const paid = moneyOf(amount, currency)
    return t(waits ? 'claimed.waits' : 'claimed.money', {
      amount: paid === null ? amount : formatMoney(paid, currency, tag),
    })
  }
}
