import { moneyOf, MoneySentence } from '@mosaic/money'
import { useFlag, useMerchant } from '@mosaic/session'
import { Button, Card, EmptyState, QueryView, Screen, Skeleton } from '@mosaic/ui'
import { type Referral, useReferralQuery } from '../../api/referral'
import { useTexts } from '../../texts'
import { FriendSteps } from './FriendSteps'
import styles from './InviteFriendsPage.module.css'
import { LinkCard } from './LinkCard'

const Offer = ({ referral: { promotion, currency } }: { readonly referral: Referral }) => {
  const { t } = useTexts()
  if (promotion === null) return <p className={styles.note}>{t('invite.paused')}</p>
  return (
    <>
      <p className={styles.headline}>
        <MoneySentence
          values={[moneyOf(promotion.amount, currency)]}
          currency={currency}
          words={(amount = '') => t('invite.headline', { amount })}
        />
      </p>
      <p className={styles.note}>
        <MoneySentence
          values={[moneyOf(promotion.least, currency)]}
          currency={currency}
          words={(least = '') => t('invite.text', { least })}
        />
      </p>
    </>
  )
}

/** The member's link with its code, how far their friends are, and what it earned. */
const InviteFriendsPage = () => {
  const { t } = useTexts()
  const { name } = useMerchant()
  const isOffered = useFlag('REFERRAL3')
  const referral = useReferralQuery(isOffered)
  if (!isOffered)
    return (
      <Screen>
        <EmptyState
          icon="users-three"
          title={t('share.soon')}
          text={t('invite.soon')}
          action={<Button to="/m/activity">{t('missing.action')}</Button>}
        />
      </Screen>
    )
  return (
    <Screen>
      <QueryView query={referral} skeleton={<Skeleton height={560} radius="l" />}>
        {(known) => (
          <>
            <Card tone="brand" className={styles.offer}>
              <Offer referral={known} />
            </Card>
            <LinkCard referral={known} site={name} />
            <FriendSteps referral={known} />
            <p className={styles.rule}>{t('invite.rule')}</p>
          </>
        )}
      </QueryView>
    </Screen>
  )
}
export default InviteFriendsPage
