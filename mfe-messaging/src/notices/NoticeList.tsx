import { formatDate } from '@mosaic/i18n'
import { useMerchant, useRole } from '@mosaic/session'
import { Accordion, Button, EmptyState, QueryView, SafeHtml, useSearchParams, type ViewedQuery } from '@mosaic/ui'
import { openNoticeId } from './named-notice'
import { isUnread, type Notices } from './read-state'
import { useMarkOnOpening } from './use-mark-on-opening'
import { RowsSkeleton } from '../rows-skeleton/RowsSkeleton'
import { useTexts } from '../texts'
import { UnreadDot } from '../unread-dot/UnreadDot'
import styles from './NoticeList.module.css'

/** The address keeps which notices it is about (`types`). */
const openedIn = (search: URLSearchParams, id: string | null): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.delete('index')
  next.delete('id')
  if (id !== null) next.set('id', id)
  return next
}

/** All notices of one kind; the open one is in the address. */
export const NoticeList = ({ notices }: { readonly notices: ViewedQuery<Notices> }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const role = useRole()
  const [search, setSearch] = useSearchParams()
  const { data } = notices
  const openId = data ? openNoticeId(data.list, search) : null
  const opened = data?.list.find((notice) => notice.id === openId)

  useMarkOnOpening(opened, role)

  return (
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
          onChange={(id) => setSearch(openedIn(search, id), { replace: true, preventScrollReset: true })}
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
  )
}
