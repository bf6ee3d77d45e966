import { MoneyAmount, moneyOf } from '@mosaic/money'
import { List, ListRow, Section, Tag } from '@mosaic/ui'
import { useWaitingRewardsQuery } from '../../api/promotions'
import { useTexts } from '../../texts'
import styles from './WaitingRewards.module.css'

/** Earned rewards that are checked before they can be claimed; nothing without one. */
export const WaitingRewards = () => {
  const { t } = useTexts()
  const { data = [] } = useWaitingRewardsQuery()
  if (data.length === 0) return null
  return (
    <Section icon="clock" title={t('rewards.waiting')}>
      <p className={styles.note}>{t('terms.waits')}</p>
      <List label={t('rewards.waiting')}>
        {data.map(({ rewardId, reward, title, amount, currency }) => (
          <ListRow
            key={rewardId}
            icon={reward === 'rounds' ? 'ticket' : 'coins'}
            title={title}
            detail={<MoneyAmount value={moneyOf(amount, currency)} currency={currency} />}
            value={<Tag tone="positive">{t('label.issued')}</Tag>}
          />
        ))}
      </List>
    </Section>
  )
}
