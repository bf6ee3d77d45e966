import { OrderCheck } from '@mosaic/forms'
import { Button } from '@mosaic/ui'
import { type PromotionState, useCheckIn, useClaimPromotion, useHasSession } from '../api/promotions'
import { useJoining } from './use-joining'
import { useTexts } from '../texts'
import { CodeForm } from './CodeForm'
import { useClaimAnswer } from './use-claim-answer'

/** The one button of a promotion; nothing where there is nothing to do. */
export const PromotionAction = ({ state }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const hasSession = useHasSession()
  const answer = useClaimAnswer()
  const claim = useClaimPromotion()
  const signing = useCheckIn()
  const joining = useJoining()
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
        <OrderCheck
          compact
          names={['claimPromotion']}
          body={{ promotionClaimId: rewardId }}
          onDone={answer.onSuccess}
          onRefused={answer.refresh}
        >
          <Button
            block
            icon="gift"
            loading={claim.pending}
            onClick={() => {
              if (rewardId !== null) claim.submit({ body: { promotionClaimId: rewardId } }, answer)
            }}
          >
            {t('action.claim')}
          </Button>
        </OrderCheck>
      )
    case 'checkIn':
      return (
        <OrderCheck compact names={['claimLoginPromotion']} onDone={answer.onSuccess} onRefused={answer.refresh}>
          <Button block icon="check" loading={signing.pending} onClick={() => signing.submit({}, answer)}>
            {t('action.checkIn')}
          </Button>
        </OrderCheck>
      )
    case 'invite':
      return (
        <Button block icon="share-network" to="/m/inviteFriends">
          {t('action.invite')}
        </Button>
      )
    case 'join':
      return (
        <Button block icon="plus" loading={joining.pending} onClick={() => joining.join(promotionId)}>
          {t('action.join')}
        </Button>
      )
    case 'deposit':
      return (
        <Button block to="/m/voucherCenter">
          {t('action.deposit')}
        </Button>
      )
    case 'play':
      return (
        <Button block to="/m/home">
          {t('action.play')}
        </Button>
      )
    case 'rain':
      return (
        <Button block icon="hand-coins" to="/m/redRain">
          {t('action.rain')}
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
