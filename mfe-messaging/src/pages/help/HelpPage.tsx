import { useMerchant, useRole } from '@mosaic/session'
import { Accordion, Button, EmptyState, QueryView, SafeHtml, Screen, Skeleton, useSearchParams } from '@mosaic/ui'
import { useHelpQuery } from '../../api/help'
import { mayChat } from '../../chat/may-chat'
import { RowsSkeleton } from '../../rows-skeleton/RowsSkeleton'
import { useTexts } from '../../texts'
import styles from './HelpPage.module.css'

const HelpSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.lead}>
      <Skeleton height={20} width="80%" radius="s" />
    </div>
    <RowsSkeleton height={58} rows={6} />
  </div>
)

/** Help centre: one answer open at a time, and a link home below (spec §2). */
const HelpPage = () => {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const help = useHelpQuery()
  const canChat = mayChat(useRole(), useMerchant().flags)

  return (
    <Screen>
      <QueryView
        query={help}
        skeleton={<HelpSkeleton />}
        isEmpty={(entries) => entries.length === 0}
        empty={
          <EmptyState icon="question" picture="no-notices" title={t('help.emptyTitle')} text={t('help.emptyText')} />
        }
      >
        {(entries) => (
          <>
            <p className={styles.lead}>{t('help.lead')}</p>
            <Accordion
              level={2}
              openId={search.get('id')}
              onChange={(id) => setSearch(id === null ? {} : { id }, { replace: true, preventScrollReset: true })}
              items={entries.map((entry) => ({
                id: entry.id,
                title: entry.title,
                content: <SafeHtml html={entry.content} />,
              }))}
            />
          </>
        )}
      </QueryView>
      {help.isPending || !canChat ? null : (
        <Button variant="secondary" block icon="chat-circle-dots" to="/m/livechat?backUrl=/m/help">
          {t('title.chat')}
        </Button>
      )}
      {help.isPending ? null : (
        <Button variant="secondary" block icon="house" to="/m/home">
          {t('help.home')}
        </Button>
      )}
    </Screen>
  )
}

export default HelpPage
