import { mailBounds, visibleText } from '@mosaic/contracts'
import { field, Form, messageIds, MultilineField, OrderCheck, useForm } from '@mosaic/forms'
import { Select, Sheet, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useInvalidateOutbox, useRecipientsQuery, useReplyMailMutation, useSendMailMutation } from '../api/mail'
import { useTexts } from '../texts'

/** A message of one's own, or the answer to one. */
export type Composed =
  | { readonly kind: 'new' }
  | { readonly kind: 'answer'; readonly inboxId: string; readonly subject: string }

type Recipient = 'support' | 'upline'

const ComposeForm = ({ composed, onSent }: { readonly composed: Composed; readonly onSent: () => void }) => {
  const { t } = useTexts()
  const recipients = useRecipientsQuery().data ?? []
  const sending = useSendMailMutation()
  const answering = useReplyMailMutation()
  const [ids] = useState(() => messageIds())
  const call = composed.kind === 'new' ? sending : answering
  const { subject: ofSubject, content: ofContent } = mailBounds
  const refreshOutbox = useInvalidateOutbox()
  const onSuccess = () => {
    toast(t('mail.sent'), { tone: 'success' })
    refreshOutbox()
    onSent()
  }
  const form = useForm({
    fields: {
      recipient: field.text('support'),
      subject: field.text(composed.kind === 'answer' ? composed.subject.slice(0, ofSubject.most) : ''),
      content: field.text(),
    },
    errors: ({ subject, content }) => ({
      subject: visibleText(subject).length < ofSubject.least ? t('mail.short', { least: ofSubject.least }) : undefined,
      content: visibleText(content).length < ofContent.least ? t('mail.short', { least: ofContent.least }) : undefined,
    }),
    call,
    onSubmit: ({ recipient, subject, content }) => {
      const written = { subject, content, messageId: ids.idOf(recipient, subject, content) }
      if (composed.kind === 'answer')
        answering.submit({ body: { inboxId: composed.inboxId, ...written } }, { onSuccess })
      else sending.submit({ body: { recipient: recipient as Recipient, ...written } }, { onSuccess })
    },
  })
  return (
    <OrderCheck names={['sendMessage', 'replyMessage']} onDone={onSuccess} onRefused={call.reset}>
      <Form form={form} submit={t('mail.send')}>
        {composed.kind === 'new' && recipients.length > 1 ? (
          <Select
            {...form.input('recipient')}
            label={t('mail.to')}
            options={recipients.map(({ recipient }) => ({ value: recipient, label: t(`mail.who.${recipient}`) }))}
          />
        ) : null}
        <TextField {...form.input('subject')} label={t('mail.subject')} maxLength={ofSubject.most} required />
        <MultilineField
          {...form.field('content')}
          name="content"
          label={t('mail.text')}
          maxLength={ofContent.most}
          required
        />
      </Form>
    </OrderCheck>
  )
}

export const ComposeSheet = ({
  composed,
  onClose,
}: {
  readonly composed: Composed | null
  readonly onClose: () => void
}) => {
  const { t } = useTexts()
  return (
    <Sheet
      open={composed !== null}
      onClose={onClose}
      title={composed?.kind === 'answer' ? t('mail.answer') : t('mail.write')}
    >
      {composed ? <ComposeForm composed={composed} onSent={onClose} /> : null}
    </Sheet>
  )
}
