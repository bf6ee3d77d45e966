import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Accordion, QueryView, SafeHtml, Section } from '@mosaic/ui'
import { useState } from 'react'
import { useAgentAnnouncements } from '../../api/announcements'
import { useTexts } from '../../texts'

/** Announcements for agents; without any the page is complete without them. */
export const AgentNews = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const [openId, setOpenId] = useState<string | null>(null)
  const news = useAgentAnnouncements()
  if (news.data ? news.data.list.length === 0 : !news.error) return null
  return (
    <Section title={t('home.news')}>
      <QueryView query={news} compact skeleton={null}>
        {({ list }) => (
          <Accordion
            openId={openId}
            onChange={setOpenId}
            items={list.map(({ id, title, content, startDate }) => ({
              id,
              title,
              detail: formatDate(startDate, tag, 'date', timeZone),
              content: <SafeHtml html={content} />,
            }))}
          />
        )}
      </QueryView>
    </Section>
  )
}
