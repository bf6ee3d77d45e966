import type { InboxMessage } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { isShown, useMerchant, useSession } from '@mosaic/session'
import { Button, EmptyState, ErrorState, SafeHtml, Sheet, Skeleton, type ShownError } from '@mosaic/ui'
import { useRef } from 'react'
import { concernsSecurity, useMessageWords } from '../../inbox/use-message-words'
import { useTexts } from '../../texts'
import styles from './InboxPage.module.css'

/** What an address names: nothing, a message that is on its way, one that did not come, one that is not there, or a message. */
export type Opened =
  | { readonly state: 'none' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly error: ShownError; readonly retry: () => void }
  | { readonly state: 'gone' }
  | { readonly state: 'shown'; readonly message: InboxMessage }

const MessageBody = ({ message }: { readonly message: InboxMessage }) => {
  const { t, tag } = useTexts()
  const { timeZone, flags } = useMerchant()
  const type = useSession()?.type ?? null
  const { body } = useMessageWords()(message)
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

/** One message. While the sheet closes it keeps showing what it was opened with. */
export const MessageSheet = ({
  opened,
  onClose,
  onDelete,
}: {
  readonly opened: Opened
  readonly onClose: () => void
  readonly onDelete: (message: InboxMessage) => void
}) => {
  const { t } = useTexts()
  const wordsOf = useMessageWords()
  const last = useRef(opened)
  if (opened.state !== 'none') last.current = opened
  const shown = last.current
  return (
    <Sheet
      open={opened.state !== 'none'}
      onClose={onClose}
      title={shown.state === 'shown' ? wordsOf(shown.message).title : t('inbox.message')}
      footer={
        shown.state === 'shown' ? (
          <Button variant="ghost" icon="trash" block onClick={() => onDelete(shown.message)}>
            {t('inbox.delete')}
          </Button>
        ) : undefined
      }
    >
      {shown.state === 'waiting' ? (
        <Skeleton height={96} />
      ) : shown.state === 'failed' ? (
        <ErrorState compact error={shown.error} onRetry={shown.retry} />
      ) : shown.state === 'gone' ? (
        <EmptyState icon="tray" title={t('inbox.goneTitle')} text={t('inbox.goneText')} />
      ) : shown.state === 'shown' ? (
        <MessageBody message={shown.message} />
      ) : null}
    </Sheet>
  )
}
