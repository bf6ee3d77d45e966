import { Screen } from '@mosaic/ui'
import { useNoticesQuery } from '../../api/notices'
import { NoticeList } from '../../notices/NoticeList'
import { OwnBar } from '../../own-bar/OwnBar'
import { useTexts } from '../../texts'

/** The shell shows no header here (spec §2), so the page brings its own bar. */
const NoticePage = () => {
  const { t } = useTexts()
  const notices = useNoticesQuery()
  return (
    <Screen title={t('title.notices')}>
      <OwnBar title={t('title.notices')} />
      <NoticeList notices={notices} />
    </Screen>
  )
}

export default NoticePage
