import { OrderCheck } from '@mosaic/forms'
import { codesOf, PeriodFilter, useRecordFilters } from '@mosaic/records'
import { Button, Screen } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { MemberTree } from '../../tree/MemberTree'
import { MemberSheet } from './MemberSheet'
import styles from './TeamPage.module.css'
import { useTransferDone } from './use-transfer-done'

/** The team level by level; each member has a sheet with what the agent can do. */
const TeamPage = () => {
  const { t } = useTexts()
  const { done, refresh } = useTransferDone()
  const filters = useRecordFilters({ member: codesOf(undefined) })
  const { range, value, choose } = filters
  const memberId = value('member')
  return (
    <Screen title={t('team.title')}>
      {memberId === undefined ? (
        <OrderCheck names={['transferDownline']} onDone={done} onRefused={refresh}>
          {null}
        </OrderCheck>
      ) : null}
      <div className={styles.ways}>
        <Button size="s" icon="user-plus" to="/m/agentRegister">
          {t('team.openAccount')}
        </Button>
        <Button size="s" variant="secondary" icon="qr-code" to="/m/agent/links">
          {t('links.title')}
        </Button>
      </div>
      <PeriodFilter filters={filters} />
      <MemberTree range={range} onMember={(id) => choose('member', id)} />
      {memberId === undefined ? null : <MemberSheet memberId={memberId} onClose={() => choose('member', undefined)} />}
    </Screen>
  )
}

export default TeamPage
