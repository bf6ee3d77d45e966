import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Accordion, EmptyState, InfiniteList, QueryView } from '@mosaic/ui'
import { useState } from 'react'
import { useOutboxQuery } from '../../api/mail'
import { RowsSkeleton } from '../../rows-skeleton/RowsSkeleton'
import { useTexts } from '../../texts'
import styles from './InboxPage.module.css'

/** Sent messages of the member, newest first; one open at a time. */
export const Outbox = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const outbox = useOutboxQuery()
  const { data } = outbox
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <QueryView
      query={{ ...outbox, data: data?.pages.flatMap(({ content }) => content) }}
      skeleton={<RowsSkeleton height={64} />}
      isEmpty={(mails) => mails.length === 0}
      empty={
        <EmptyState
          icon="envelope"
          picture="no-notices"
          title={t('mail.outboxEmptyTitle')}
          text={t('mail.outboxEmptyText')}
        />
      }
    >
      {(mails) => (
        <InfiniteList pages={outbox}>
          <Accordion
            level={2}
            openId={openId}
            onChange={setOpenId}
            items={mails.map((mail) => ({
              id: mail.messageId,
              title: mail.subject,
              detail: `${mail.recipientName || t(`mail.who.${mail.recipient}`)} · ${formatDate(mail.sendTime, tag, 'dateTime', timeZone)}`,
              content: <p className={styles.text}>{mail.content}</p>,
            }))}
          />
        </InfiniteList>
      )}
    </QueryView>
  )
}
