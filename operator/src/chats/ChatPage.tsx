import { formatDate, useLanguage } from '@mosaic/i18n'
import { Button, Card, classNames, QueryView, Skeleton, useParams } from '@mosaic/ui'
import type { ChatMessage } from '@mosaic/contracts'
import { useEffect, useRef } from 'react'
import { addressOf } from '../api/desk-call'
import { useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { Facts } from '../members/Facts'
import { Notes } from '../members/Notes'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import { AnswerForm } from './AnswerForm'
import styles from './Chat.module.css'
import { useOpenChat } from './use-open-chat'

const pictureName = /\/([\w-]{43})$/

const Message = ({ message, read }: { readonly message: ChatMessage; readonly read: boolean }) => {
  const { t } = useTexts()
  const { tag } = useLanguage()
  const own = message.author === 'house'
  const name = message.picture ? pictureName.exec(message.picture.url)?.[1] : undefined
  return (
    <article className={classNames(styles.message, own && styles.own)}>
      {message.name ? <p className={styles.foot}>{message.name}</p> : null}
      {name === undefined ? null : (
        <a href={addressOf('chatPicture', { name })} target="_blank" rel="noopener noreferrer">
          <img className={styles.picture} src={addressOf('chatPicture', { name })} alt={t('chats.picture')} />
        </a>
      )}
      {message.text ? <p className={styles.text}>{message.text}</p> : null}
      <p className={styles.foot}>
        {formatDate(message.at, tag, 'dateTime', Intl.DateTimeFormat().resolvedOptions().timeZone)}
        {own && read ? ` · ${t('chats.read')}` : ''}
      </p>
    </article>
  )
}

/** A live chat beside the sheet of its member; a guest has none. */
export const ChatPage = () => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const { memberId = '' } = useParams()
  const mayAnswer = mayDo('chats.answer')
  const chat = useOpenChat(memberId, mayAnswer)
  const sheet = useDeskQuery('member', { memberId }, { enabled: chat.guest === null })
  const end = useRef<HTMLDivElement>(null)
  const count = chat.messages.length
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [count, chat.memberTyping])
  return (
    <>
      <h1 className={queue.title}>
        {chat.guest ? t('chats.guest', { name: chat.guest }) : (sheet.data?.member ?? t('menu.chats'))}
      </h1>
      <div className={styles.beside}>
        <Card className={styles.talk}>
          <QueryView query={chat.query} skeleton={<Skeleton height={320} radius="m" />}>
            {({ memberRead, memberTyping }) => (
              <div className={styles.scroll}>
                <div role="log" aria-label={t('menu.chats')} className={styles.log}>
                  {chat.messages.map((message) => (
                    <Message key={message.id} message={message} read={message.seq <= memberRead} />
                  ))}
                </div>
                <p className={styles.typing} role="status">
                  {memberTyping ? t('chats.typing') : ''}
                </p>
                <div ref={end} />
              </div>
            )}
          </QueryView>
          {mayAnswer ? <AnswerForm memberId={memberId} language={chat.language} onType={chat.type} /> : null}
        </Card>
        <div className={styles.sheet}>
          {chat.guest ? (
            <Card>
              <h2>{t('chats.guestTitle')}</h2>
              <p>{t('chats.guestText')}</p>
            </Card>
          ) : (
            <QueryView query={sheet} skeleton={<Skeleton height={320} radius="l" />}>
              {(member) => (
                <>
                  <Facts sheet={member} />
                  <Notes sheet={member} />
                  <Button variant="secondary" icon="user" to={`/members/${memberId}`}>
                    {t('chats.sheet')}
                  </Button>
                </>
              )}
            </QueryView>
          )}
        </div>
      </div>
    </>
  )
}
