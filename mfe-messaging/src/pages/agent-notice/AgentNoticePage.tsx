import { Screen } from '@mosaic/ui'
import { useAgentNoticesQuery } from '../../api/notices'
import { NoticeList } from '../../notices/NoticeList'
import { useTexts } from '../../texts'

/** Notices to agents (spec §2: `?types=A`); expanding one marks it, as it does for players. */
const AgentNoticePage = () => {
  const { t } = useTexts()
  const notices = useAgentNoticesQuery()
  return (
    <Screen title={t('title.agentNotices')}>
      <NoticeList notices={notices} />
    </Screen>
  )
}

export default AgentNoticePage
