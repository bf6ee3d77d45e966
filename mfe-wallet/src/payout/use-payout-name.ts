import type { PayoutAccount } from '@mosaic/contracts'
import { methodName } from '../method/method-name'
import { useTexts } from '../texts'

/** A scheme by its own name, a bank account by its bank where that is known. */
export const usePayoutName = (): ((way: {
  readonly kind: PayoutAccount['kind']
  readonly bankName?: string | null
}) => string) => {
  const { t } = useTexts()
  return ({ kind, bankName }) => (kind === 'bank' ? (bankName ?? t('payout.bankAccount')) : methodName(kind))
}
