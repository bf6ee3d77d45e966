import { failureOf } from '@mosaic/api-client'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Accordion, ErrorState, SafeHtml, Section } from '@mosaic/ui'
import { useState } from 'react'
import { useAgentAnnouncements } from '../../api/announcements'
import { useTexts } from '../../texts'

/** Announcements for agents; without any the page is complete without them. */
export const AgentNews = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, error, refetch } = useAgentAnnouncements()
  if (error && !data)
    return (
      <Section title={t('home.news')}>
        <ErrorState compact error={failureOf(error)} onRetry={() => void refetch()} />
      </Section>
    )
  if (!data || data.list.length === 0) return null
  return (
    <Section title={t('home.news')}>
      <Accordion
        openId={openId}
        onChange={setOpenId}
        items={data.list.map(({ id, title, content, startDate }) => ({
          id,
          title,
          detail: formatDate(startDate, tag, 'date', timeZone),
          content: <SafeHtml html={content} />,
        }))}
      />
    </Section>
  )
}
