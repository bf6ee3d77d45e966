import { sessionStore, useSession } from '@mosaic/session'
import { Button, EmptyState, ErrorState, Screen, Skeleton, useNavigate, useSearchParams } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import { useChat } from '../../chat/use-chat'
import { OwnBar } from '../../own-bar/OwnBar'
import { useTexts } from '../../texts'
import { chatDestination } from '../live-chat/chat-destination'
import styles from './ChatPage.module.css'
import { Composer } from './Composer'
import { MessageBubble, PendingBubble } from './MessageBubble'

/** Chat of one visitor with operators. */
const VisitorsChat = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const chat = useChat(isGuest)
  const { log, connected, staffed, typing, refusal } = chat
  const back = chatDestination(search.get('backUrl') ?? '', window.location.origin)
  const end = useRef<HTMLDivElement>(null)
  const count = log.messages.length + log.pending.length
  const newest = log.messages[log.messages.length - 1]?.seq ?? 0
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'end' })
  }, [newest, log.pending.length, typing])

  return (
    <Screen title={t('title.chat')} className={styles.screen}>
      <OwnBar
        title={t('title.chat')}
        onBack={() => void navigate(back.kind === 'page' ? back.path : '/m/home', { replace: true })}
      />
      <div className={styles.talk}>
        {refusal !== null ? (
          <ErrorState error={{ code: refusal }} />
        ) : chat.late ? (
          <ErrorState error={{ code: 'timeout' }} onRetry={chat.retry} />
        ) : count === 0 ? (
          staffed === null ? (
            <Skeleton height={96} radius="m" />
          ) : (
            <EmptyState icon="chat-circle-dots" title={t('chat.emptyTitle')} text={t('chat.emptyText')} />
          )
        ) : null}
        {log.more ? (
          <Button variant="ghost" size="s" onClick={() => void chat.loadEarlier()}>
            {t('chat.earlier')}
          </Button>
        ) : null}
        {isGuest && refusal === null ? <p className={styles.guest}>{t('chat.guest')}</p> : null}
        <div role="log" aria-label={t('title.chat')} className={styles.log}>
          {log.messages.map((message) => (
            <MessageBubble key={message.id} message={message} marks={log.marks} />
          ))}
          {log.pending.map((message) => (
            <PendingBubble key={message.id} message={message} onAgain={() => chat.again(message.id)} />
          ))}
        </div>
        <p className={styles.state} role="status">
          {!connected && staffed !== null && refusal === null
            ? t('chat.offline')
            : typing
              ? t('chat.typing')
              : staffed === false
                ? t('chat.away')
                : ''}
        </p>
        <div ref={end} />
      </div>
      {refusal === null ? <Composer onSay={chat.say} onType={chat.type} isGuest={isGuest} /> : null}
    </Screen>
  )
}

/** A login or its end begins another visitor's chat: neither shows a word of the other. */
const ChatPage = () => {
  const { t } = useTexts()
  const userName = useSession()?.userName ?? null
  // What a returning member types first would be the chat of a guest, and lost with it.
  const restoring = sessionStore(({ restoring }) => restoring)
  if (restoring && userName === null)
    return (
      <Screen title={t('title.chat')} className={styles.screen}>
        <Skeleton height={96} radius="m" />
      </Screen>
    )
  return <VisitorsChat key={userName} isGuest={userName === null} />
}

export default ChatPage
