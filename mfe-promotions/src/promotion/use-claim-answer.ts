import { toast, useFailureToast } from '@mosaic/ui'
import { type Claimed, useRefreshPromotions } from '../api/promotions'
import { useClaimedText } from './use-claimed-text'

/** Says what a claim brought, or why it failed, and refreshes what it changed. */
export const useClaimAnswer = () => {
  const claimedText = useClaimedText()
  const showFailure = useFailureToast()
  const refresh = useRefreshPromotions()
  return {
    refresh: () => void refresh(),
    onSuccess: (value: Claimed) => {
      toast(claimedText(value), { tone: 'success' })
      void refresh()
    },
    onError: ({ failure }: { readonly failure: Parameters<typeof showFailure>[0] }) => {
      showFailure(failure)
      void refresh()
    },
  }
}
