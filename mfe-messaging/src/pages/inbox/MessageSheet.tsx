import type { InboxMessage } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { isShown, useMerchant, useSession } from '@mosaic/session'
import { Button, EmptyState, QueryView, SafeHtml, Sheet, Skeleton, type ViewedQuery } from '@mosaic/ui'
import { useRef } from 'react'
import { concernsSecurity, useMessageTexts } from '../../inbox/use-message-texts'
import { useTexts } from '../../texts'
import styles from './InboxPage.module.css'

const MessageBody = ({ message }: { readonly message: InboxMessage }) => {
  const { t, tag } = useTexts()
  const { timeZone, flags } = useMerchant()
  const type = useSession()?.type ?? null
  const { body } = useMessageTexts()(message)
  return (
    <>
      <p className={styles.date}>{formatDate(message.sendTime, tag, 'dateTime', timeZone)}</p>
      {body.kind === 'html' ? <SafeHtml html={body.html} /> : <p className={styles.text}>{body.text}</p>}
      {concernsSecurity(message) && isShown({ when: 'member', flag: 'SECPRIV' }, type, flags) ? (
        <Button variant="secondary" icon="shield-check" block to="/m/securityCenter" className={styles.action}>
          {t('inbox.security')}
        </Button>
      ) : message.kind === 'limit.loosened' && isShown({ when: 'member', flag: 'RGTOOLS3' }, type, flags) ? (
        <Button variant="secondary" icon="hourglass-medium" block to="/m/limits" className={styles.action}>
          {t('inbox.limits')}
        </Button>
      ) : null}
    </>
  )
}

type Mail = Extract<InboxMessage, { readonly kind: 'mail' }>

const MessageActions = ({
  message,
  onDelete,
  onAnswer,
}: {
  readonly message: InboxMessage
  readonly onDelete: (message: InboxMessage) => void
  readonly onAnswer: (message: Mail) => void
}) => {
  const { t } = useTexts()
  return (
    <>
      {message.kind === 'mail' && message.canReply ? (
        <Button icon="note-pencil" block onClick={() => onAnswer(message)}>
          {t('mail.answer')}
        </Button>
      ) : null}
      <Button variant="ghost" icon="trash" block onClick={() => onDelete(message)}>
        {t('inbox.delete')}
      </Button>
    </>
  )
}

/** One message. While the sheet closes it keeps showing what it was opened with. */
export const MessageSheet = ({
  opened,
  onClose,
  onDelete,
  onAnswer,
}: {
  /** The message named by the address; null without a name, and its data is null for an unknown message. */
  readonly opened: ViewedQuery<InboxMessage | null> | null
  readonly onClose: () => void
  readonly onDelete: (message: InboxMessage) => void
  readonly onAnswer: (message: Mail) => void
}) => {
  const { t } = useTexts()
  const textsOf = useMessageTexts()
  const last = useRef(opened)
  if (opened) last.current = opened
  const shown = last.current
  const message = shown?.data
  return (
    <Sheet
      open={opened !== null}
      onClose={onClose}
      title={message ? textsOf(message).title : t('inbox.message')}
      footer={message ? <MessageActions message={message} onDelete={onDelete} onAnswer={onAnswer} /> : undefined}
    >
      {shown ? (
        <QueryView query={shown} compact skeleton={<Skeleton height={96} />}>
          {(found) =>
            found ? (
              <MessageBody message={found} />
            ) : (
              <EmptyState icon="tray" title={t('inbox.goneTitle')} text={t('inbox.goneText')} />
            )
          }
        </QueryView>
      ) : null}
    </Sheet>
  )
}
