import { Button, toast, useFailureToast } from '@mosaic/ui'
import {
  type Claimed,
  type PromotionState,
  useCheckIn,
  useClaimPromotion,
  useHasSession,
  useRefreshPromotions,
} from '../api/promotions'
import { useTexts } from '../texts'
import { CodeForm } from './CodeForm'
import { useClaimedText } from './use-claimed-text'

/** The one button of a promotion; nothing where there is nothing to do. */
export const PromotionAction = ({ state }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const hasSession = useHasSession()
  const claimedText = useClaimedText()
  const showFailure = useFailureToast()
  const refresh = useRefreshPromotions()
  const claim = useClaimPromotion()
  const signing = useCheckIn()
  const settled = {
    onSuccess: (value: Claimed) => {
      toast(claimedText(value), { tone: 'success' })
      void refresh()
    },
    onError: ({ failure }: { readonly failure: Parameters<typeof showFailure>[0] }) => {
      showFailure(failure)
      void refresh()
    },
  }
  const { action, rewardId, promotionId } = state
  if (action === 'none') return null
  if (!hasSession)
    return (
      <Button block to="/m/login">
        {t('action.login')}
      </Button>
    )
  switch (action) {
    case 'claim':
      return (
        <Button
          block
          icon="gift"
          loading={claim.pending}
          onClick={() => {
            if (rewardId !== null) claim.submit({ body: { promotionClaimId: rewardId } }, settled)
          }}
        >
          {t('action.claim')}
        </Button>
      )
    case 'checkIn':
      return (
        <Button block icon="check" loading={signing.pending} onClick={() => signing.submit({}, settled)}>
          {t('action.checkIn')}
        </Button>
      )
    case 'code':
      return <CodeForm />
    default:
      return (
        <Button block to={`/m/activityDetail?id=${encodeURIComponent(promotionId)}#apply`}>
          {t('action.apply')}
        </Button>
      )
  }
}
