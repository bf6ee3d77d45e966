import { Button, EmptyState, QueryView, Screen, Section, Skeleton, Slot } from '@mosaic/ui'
import { useBonusesQuery, useRewardsQuery } from '../../api/promotions'
import { BonusCard } from '../../bonus/BonusCard'
import { CodeForm } from '../../promotion/CodeForm'
import { useTexts } from '../../texts'
import { CheckInCard } from './CheckInCard'
import { RewardList } from './RewardList'
import { WaitingRewards } from './WaitingRewards'

/** Everything that the member can claim, the check-in of today, and the field for a code. */
const RewardCenterPage = () => {
  const { t } = useTexts()
  const rewards = useRewardsQuery()
  const bonuses = useBonusesQuery()
  return (
    <Screen>
      <CheckInCard />
      {(bonuses.data ?? []).map((bonus) => (
        <BonusCard key={bonus.bonusId} bonus={bonus} />
      ))}
      <Slot name="rewards.cashback" />
      <Section icon="gift" title={t('rewards.ready')}>
        <QueryView
          query={rewards}
          skeleton={<Skeleton height={180} radius="l" />}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState
              icon="treasure-chest"
              title={t('rewards.emptyTitle')}
              text={t('rewards.emptyText')}
              action={<Button to="/m/activity">{t('missing.action')}</Button>}
            />
          }
        >
          {(list) => <RewardList rewards={list} />}
        </QueryView>
      </Section>
      <WaitingRewards />
      <Section icon="ticket" title={t('code.title')}>
        <CodeForm />
      </Section>
    </Screen>
  )
}
export default RewardCenterPage
