import type { DeskValue } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { Button, Link, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import queue from '../queue/Queue.module.css'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Mails.module.css'

type Feedback = DeskValue<'feedback'>['list'][number]

const Case = ({ row }: { readonly row: Feedback }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const errorText = useErrorText()
  const see = useDeskMutation('seeFeedback', {
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  return (
    <CaseCard
      label={row.member}
      title={row.member}
      state={
        row.seenAt === null ? { text: t('mails.unseen'), tone: 'vip' } : { text: t('mails.seen'), tone: 'positive' }
      }
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('at'), value: moment(row.at) },
        ...(row.seenBy === null ? [] : [{ label: t('mails.seenBy'), value: row.seenBy }]),
      ]}
    >
      <p className={styles.text}>{row.content}</p>
      {row.seenAt === null && mayDo('mails.answer') ? (
        <div className={queue.foot}>
          <Button size="s" icon="check" loading={see.pending} onClick={() => see.submit({ id: row.id })}>
            {t('mails.see')}
          </Button>
        </div>
      ) : null}
    </CaseCard>
  )
}

export const FeedbackQueue = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('feedback', { show })
  return (
    <QueuePage
      title={t('mails.feedback')}
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
