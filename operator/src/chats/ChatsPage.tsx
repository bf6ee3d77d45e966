import type { DeskValue } from '@mosaic/contracts/desk'
import { Badge, Button, Link } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { CaseCard } from '../queue/CaseCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useLanguageName } from '../words/use-language-name'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import queue from '../queue/Queue.module.css'

type Chat = DeskValue<'chats'>['list'][number]

const Case = ({ row }: { readonly row: Chat }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const languageName = useLanguageName()
  const name = row.guest ? t('chats.guest', { name: row.guest }) : row.member
  return (
    <CaseCard
      label={name}
      title={
        <>
          {name}&ensp;
          <Badge count={row.unread} />
        </>
      }
      state={
        row.waitingSince === null
          ? { text: t('chats.answered'), tone: 'positive' }
          : { text: t('queue.waiting'), tone: 'vip' }
      }
      rows={[
        row.guest
          ? { label: t('chats.guestTitle'), value: row.merchant }
          : {
              label: t('member'),
              value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link>,
            },
        { label: t('language'), value: languageName(row.language) },
        ...(row.waitingSince === null ? [] : [{ label: t('chats.waitingSince'), value: moment(row.waitingSince) }]),
        ...(row.operator === null ? [] : [{ label: t('chats.answeredBy'), value: row.operator }]),
      ]}
      note={row.last || t('chats.picture')}
    >
      <div className={queue.foot}>
        <Button size="s" icon="chat-circle-dots" to={`/chats/${row.memberId}`}>
          {t('chats.open')}
        </Button>
      </div>
    </CaseCard>
  )
}

const listInterval = 4000

/** Chats that wait for an answer, the longest first. Members see support as online while this page is open. */
export const ChatsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('chats', { show }, { refetchInterval: listInterval })
  return (
    <>
      <QueuePage
        title={t('menu.chats')}
        show={show}
        onShow={setShow}
        query={query}
        rowKey={({ memberId }) => memberId}
        empty={t('chats.empty')}
      >
        {(row) => <Case row={row} />}
      </QueuePage>
      <div>
        <Button variant="secondary" icon="note-pencil" to="/canned-answers">
          {t('chats.editCanned')}
        </Button>
      </div>
    </>
  )
}
