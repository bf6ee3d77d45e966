import { useSession } from '@mosaic/session'
import { EmptyState, List, ListRow, QueryView, Screen, Section, Skeleton } from '@mosaic/ui'
import { useNewestNotices } from '../../api/notices'
import { useTexts } from '../../texts'
import styles from './NewcomerPage.module.css'

/** The squad's first page: a greeting and the newest notices of the gateway. */
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
        <QueryView
          query={notices}
          compact
          skeleton={<Skeleton height={168} radius="m" />}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState icon="bell" title={t('page.empty')} />}
        >
          {(list) => (
            <List label={t('page.notices')}>
              {list.map((notice) => (
                <ListRow
                  key={notice.announcementId}
                  icon="megaphone"
                  title={notice.title}
                  to={`/m/notice?id=${notice.announcementId}`}
                />
              ))}
            </List>
          )}
        </QueryView>
      </Section>
    </Screen>
  )
}

export default NewcomerPage
