import type { InboxMessage } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import {
  Button,
  Dialog,
  EmptyState,
  InfiniteList,
  List,
  ListRow,
  QueryView,
  Screen,
  Tabs,
  toast,
  useFailureToast,
  useSearchParams,
} from '@mosaic/ui'
import { useState } from 'react'
import { deleteMessage, markAllRead, useInboxQuery } from '../../api/inbox'
import { rowsOf } from '../../inbox/mark-read'
import { messageIcons, useMessageTexts } from '../../inbox/use-message-texts'
import { ComposeSheet, type Composed } from '../../mail/ComposeSheet'
import { RowsSkeleton } from '../../rows-skeleton/RowsSkeleton'
import { useTexts } from '../../texts'
import { UnreadDot } from '../../unread-dot/UnreadDot'
import styles from './InboxPage.module.css'
import { MessageSheet } from './MessageSheet'
import { Outbox } from './Outbox'
import { useOpenedMessage } from './use-opened-message'

const MessageRow = ({ message, onOpen }: { readonly message: InboxMessage; readonly onOpen: () => void }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { title } = useMessageTexts()(message)
  return (
    <ListRow
      icon={messageIcons[message.kind] ?? 'info'}
      title={
        <span className={message.read ? styles.read : undefined}>
          {message.read ? null : <UnreadDot label={t('inbox.unread')} />}
          {title}
        </span>
      }
      detail={formatDate(message.sendTime, tag, 'dateTime', timeZone)}
      onClick={onOpen}
    />
  )
}

/** Messages to the member, newest first; the open message is in the address. */
const Inbox = ({ onCompose }: { readonly onCompose: (composed: Composed) => void }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const inbox = useInboxQuery()
  const rows = inbox.data && rowsOf(inbox.data.pages)
  const { opened, open, close } = useOpenedMessage(rows)
  const [toDelete, setToDelete] = useState<InboxMessage | null>(null)
  const [deleting, setDeleting] = useState(false)

  const readAll = async (newest: InboxMessage) => {
    const marked = await markAllRead(newest)
    if (!marked.ok) showFailure(marked.failure)
  }
  const remove = async (message: InboxMessage) => {
    setDeleting(true)
    const deleted = await deleteMessage(message)
    setDeleting(false)
    setToDelete(null)
    if (!deleted.ok) return showFailure(deleted.failure)
    close()
    toast(t('inbox.deleted'), { tone: 'success' })
  }

  return (
    <>
      <QueryView
        query={{ ...inbox, data: rows }}
        skeleton={<RowsSkeleton height={64} />}
        isEmpty={(messages) => messages.length === 0}
        empty={
          <EmptyState
            icon="envelope"
            picture="no-notices"
            title={t('inbox.emptyTitle')}
            text={t('inbox.emptyText')}
            action={<Button to="/m/home">{t('inbox.home')}</Button>}
          />
        }
      >
        {(messages) => (
          <>
            <div className={styles.tools}>
              <Button
                variant="ghost"
                size="s"
                icon="check"
                disabled={messages.every(({ read }) => read)}
                onClick={() => messages[0] && void readAll(messages[0])}
              >
                {t('inbox.markAll')}
              </Button>
            </div>
            <InfiniteList pages={inbox}>
              <List label={t('title.inbox')}>
                {messages.map((message) => (
                  <MessageRow key={message.inboxId} message={message} onOpen={() => open(message.inboxId)} />
                ))}
              </List>
            </InfiniteList>
          </>
        )}
      </QueryView>
      <MessageSheet
        opened={opened}
        onClose={close}
        onDelete={setToDelete}
        onAnswer={({ inboxId, subject }) => {
          close()
          onCompose({ kind: 'answer', inboxId, subject: t('mail.re', { subject }) })
        }}
      />
      <Dialog
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={t('inbox.deleteTitle')}
        text={t('inbox.deleteText')}
        confirm={{
          label: t('inbox.delete'),
          danger: true,
          loading: deleting,
          onConfirm: () => toDelete && void remove(toDelete),
        }}
      />
    </>
  )
}

/** Received and sent messages of the member; the chosen side is in the address. */
const InboxPage = () => {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [composed, setComposed] = useState<Composed | null>(null)
  const tab = search.get('tab') === 'outbox' ? 'outbox' : 'inbox'
  return (
    <Screen title={t('title.inbox')}>
      <Button variant="secondary" icon="note-pencil" block onClick={() => setComposed({ kind: 'new' })}>
        {t('mail.write')}
      </Button>
      <Tabs
        label={t('title.inbox')}
        tabs={[
          { id: 'inbox', label: t('mail.inbox') },
          { id: 'outbox', label: t('mail.outbox') },
        ]}
        value={tab}
        onChange={(id) => setSearch(id === 'outbox' ? { tab: id } : {}, { replace: true })}
        className={styles.tabs}
      >
        {tab === 'outbox' ? <Outbox /> : <Inbox onCompose={setComposed} />}
      </Tabs>
      <ComposeSheet composed={composed} onClose={() => setComposed(null)} />
    </Screen>
  )
}

export default InboxPage
