import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { List, ListRow, QueryView, Section } from '@mosaic/ui'
import { useAgentAnnouncementsQuery } from '../../api/announcements'
import { useTexts } from '../../texts'

/** Announcements for agents, each a link to where it is read; without any the page is complete without them. */
export const AgentNews = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const news = useAgentAnnouncementsQuery()
  if (news.data ? news.data.list.length === 0 : !news.error) return null
  return (
    <Section title={t('home.news')}>
      <QueryView query={news} compact skeleton={null}>
        {({ list }) => (
          <List label={t('home.news')}>
            {list.map(({ id, title, startDate, read }) => (
              <ListRow
                key={id}
                icon="megaphone"
                title={title}
                detail={formatDate(startDate, tag, 'date', timeZone)}
                badge={read ? 0 : 1}
                to={`/m/member/notice?types=A&id=${encodeURIComponent(id)}`}
              />
            ))}
          </List>
        )}
      </QueryView>
    </Section>
  )
}
