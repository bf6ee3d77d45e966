import { useFailureToast } from '@mosaic/ui'
import { useJoinPromotion, useRefreshPromotions } from '../api/promotions'

/** Joins a campaign with one tap and refreshes what that changed. */
export const useJoining = () => {
  const showFailure = useFailureToast()
  const refresh = useRefreshPromotions()
  const joining = useJoinPromotion()
  return {
    pending: joining.pending,
    join: (promotionId: string) =>
      joining.submit(
        { body: { promotionId } },
        {
          onSuccess: () => void refresh(),
          onError: ({ failure }) => {
            showFailure(failure)
            void refresh()
          },
        },
      ),
  }
}
