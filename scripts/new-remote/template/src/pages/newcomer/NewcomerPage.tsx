import { failureOf } from '@mosaic/api-client'
import { useSession } from '@mosaic/session'
import { EmptyState, ErrorState, List, ListRow, Screen, Section, Skeleton } from '@mosaic/ui'
import { useNewestNotices } from '../../api/notices'
import { useTexts } from '../../texts'
import styles from './NewcomerPage.module.css'

/** The squad's first page: who is here, and what the gateway has to say. */
const NewcomerPage = () => {
  const { t } = useTexts()
  const session = useSession()
  const notices = useNewestNotices()

  return (
    <Screen>
      <p className={styles.greeting}>
        {session ? t('page.greeting', { name: session.userName }) : t('page.greetingGuest')}
      </p>
      <Section icon="bell" title={t('page.notices')}>
        {notices.error && !notices.data ? (
          <ErrorState compact error={failureOf(notices.error)} onRetry={() => void notices.refetch()} />
        ) : !notices.data ? (
          <Skeleton height={168} radius="m" />
        ) : notices.data.length === 0 ? (
          <EmptyState icon="bell" title={t('page.empty')} />
        ) : (
          <List label={t('page.notices')}>
            {notices.data.map((notice) => (
              <ListRow
                key={notice.announcementId}
                icon="megaphone"
                title={notice.title}
                to={`/m/notice?id=${notice.announcementId}`}
              />
            ))}
          </List>
        )}
      </Section>
    </Screen>
  )
}

export default NewcomerPage
