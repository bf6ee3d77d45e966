import { formatDate } from '@mosaic/i18n'
import { useMerchant, useRole } from '@mosaic/session'
import { Accordion, Button, EmptyState, QueryView, SafeHtml, Screen, useSearchParams } from '@mosaic/ui'
import { useNotices } from '../../api/notices'
import { namedNotice } from '../../notices/named-notice'
import { isUnread } from '../../notices/read-state'
import { useMarkOnOpening } from '../../notices/use-mark-on-opening'
import { OwnBar } from '../../own-bar/OwnBar'
import { RowsSkeleton } from '../../rows-skeleton/RowsSkeleton'
import { useTexts } from '../../texts'
import { UnreadDot } from '../../unread-dot/UnreadDot'
import styles from './NoticePage.module.css'

/** All notices; the open one stands in the address. The shell shows no header here (spec §2), so the page brings its own bar. */
const NoticePage = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const role = useRole()
  const [search, setSearch] = useSearchParams()
  const notices = useNotices()
  const { data } = notices
  const openId = data ? namedNotice(data.list, search) : null
  const opened = data?.list.find((notice) => notice.id === openId)

  useMarkOnOpening(opened, role)

  return (
    <Screen title={t('title.notices')}>
      <OwnBar title={t('title.notices')} />
      <QueryView
        query={notices}
        skeleton={<RowsSkeleton height={72} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon="bell"
            picture="no-notices"
            title={t('notice.emptyTitle')}
            text={t('notice.emptyText')}
            action={<Button to="/m/home">{t('notice.home')}</Button>}
          />
        }
      >
        {({ list }) => (
          <Accordion
            level={2}
            openId={openId}
            onChange={(id) => setSearch(id === null ? {} : { id }, { replace: true, preventScrollReset: true })}
            items={list.map((notice) => ({
              id: notice.id,
              title: (
                <span className={isUnread(notice, role) ? styles.unread : undefined}>
                  {isUnread(notice, role) ? <UnreadDot label={t('notice.unread')} /> : null}
                  {notice.title}
                </span>
              ),
              detail: formatDate(notice.startDate, tag, 'date', timeZone),
              content: <SafeHtml html={notice.content} />,
            }))}
          />
        )}
      </QueryView>
    </Screen>
  )
}

export default NoticePage
