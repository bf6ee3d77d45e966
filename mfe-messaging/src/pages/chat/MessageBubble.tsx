import type { ChatMarks, ChatMessage } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { classNames } from '@mosaic/ui'
import { stateOf, type PendingMessage } from '../../chat/chat-log'
import { useTexts } from '../../texts'
import styles from './MessageBubble.module.css'

/** Only what our own gateway drew is shown. */
const picturePlace = /^\/wps\/chat\/picture\/file\/[\w-]{1,64}$/

export const MessageBubble = ({ message, marks }: { readonly message: ChatMessage; readonly marks: ChatMarks }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const own = message.author === 'member'
  const { picture } = message
  return (
    <article className={classNames(styles.bubble, own && styles.own)}>
      {message.name ? <p className={styles.name}>{message.name}</p> : null}
      {picture && picturePlace.test(picture.url) ? (
        <a href={picture.url} target="_blank" rel="noopener noreferrer" aria-label={t('chat.openPicture')}>
          <img
            src={picture.url}
            alt={t('chat.pictureSent')}
            width={picture.width}
            height={picture.height}
            className={styles.picture}
            loading="lazy"
          />
        </a>
      ) : null}
      {message.text ? <p className={styles.text}>{message.text}</p> : null}
      <p className={styles.foot}>
        {formatDate(message.at, tag, 'dateTime', timeZone)}
        {own ? ` · ${t(`chat.state.${stateOf(message, marks)}`)}` : ''}
      </p>
    </article>
  )
}

export const PendingBubble = ({
  message,
  onAgain,
}: {
  readonly message: PendingMessage
  readonly onAgain: () => void
}) => {
  const { t } = useTexts()
  return (
    <article className={classNames(styles.bubble, styles.own, styles.pending)}>
      <p className={styles.text}>{message.text || t('chat.pictureSent')}</p>
      <p className={styles.foot}>
        {message.failed ? (
          <button type="button" className={styles.again} onClick={onAgain}>
            {t('chat.again')}
          </button>
        ) : (
          t('chat.state.sending')
        )}
      </p>
    </article>
  )
}
