import { mailBounds, visibleText } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { field, Form, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { Link, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Mails.module.css'

type Mail = DeskValue<'mails'>['list'][number]
const { least, most } = mailBounds.content

const Answer = ({ id }: { readonly id: string }) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const answer = useDeskMutation('answerMail', { onDone: () => toast(t('mails.sent'), { tone: 'success' }) })
  const form = useForm({
    fields: { text: field.text() },
    errors: ({ text }) => ({ text: visibleText(text).length < least ? textOf(['required']) : undefined }),
    call: answer,
    onSubmit: ({ text }) => answer.submit({ id, text }),
  })
  return (
    <Form form={form} submit={t('mails.answer')} variant="secondary">
      <MultilineField
        {...form.field('text')}
        name="text"
        label={t('chats.answer')}
        rows={3}
        maxLength={most}
        required
      />
    </Form>
  )
}

const Case = ({ row }: { readonly row: Mail }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  return (
    <CaseCard
      label={row.subject}
      title={row.subject}
      state={
        row.answeredAt === null
          ? { text: t('queue.waiting'), tone: 'vip' }
          : { text: t('chats.answered'), tone: 'positive' }
      }
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('at'), value: moment(row.at) },
        ...(row.answeredBy === null ? [] : [{ label: t('chats.answeredBy'), value: row.answeredBy }]),
      ]}
    >
      <p className={styles.text}>{row.content}</p>
      {row.answeredAt === null && mayDo('mails.answer') ? <Answer id={row.id} /> : null}
    </CaseCard>
  )
}

const listInterval = 15_000

export const MailQueue = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('mails', { show }, { refetchInterval: listInterval })
  return (
    <QueuePage
      title={t('mails.mails')}
      show={show}
      onShow={setShow}
      query={query}
      rowKey={({ id }) => id}
      empty={t('mails.none')}
    >
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
