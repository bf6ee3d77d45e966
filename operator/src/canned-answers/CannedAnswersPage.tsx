import type { DeskValue } from '@mosaic/contracts/desk'
import { Button, Card, EmptyState, QueryView, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import { CannedAnswerForm } from './CannedAnswerForm'

type CannedAnswer = DeskValue<'cannedAnswers'>['list'][number]

const Row = ({ row, onEdit }: { readonly row: CannedAnswer; readonly onEdit: () => void }) => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const remove = useDeskMutation('deleteCannedAnswer')
  return (
    <Card role="group" aria-label={row.title}>
      <div className={queue.head}>{row.title}</div>
      <p className={queue.note}>{row.texts.EN}</p>
      <p className={queue.note}>{Object.keys(row.texts).join(' · ')}</p>
      {mayDo('chats.answer') ? (
        <div className={queue.foot}>
          <Button size="s" variant="secondary" icon="note-pencil" onClick={onEdit}>
            {t('canned.edit')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            icon="trash"
            loading={remove.pending}
            onClick={() => remove.submit({ id: row.id })}
          >
            {t('canned.delete')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

/** Prepared answers for the chat, in each language. */
export const CannedAnswersPage = () => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const query = useDeskQuery('cannedAnswers')
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null)
  return (
    <>
      <h1 className={queue.title}>{t('menu.cannedAnswers')}</h1>
      {edited !== null ? (
        <CannedAnswerForm
          key={edited === 'new' ? edited : edited.id}
          answer={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      ) : mayDo('chats.answer') ? (
        <div className={queue.foot}>
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('canned.add')}
          </Button>
        </div>
      ) : null}
      <QueryView
        query={query}
        skeleton={<Skeleton height={180} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="chat-circle-dots" title={t('canned.none')} />}
      >
        {({ list }) => (
          <ul className={queue.cases}>
            {list.map((row) => (
              <li key={row.id}>
                <Row row={row} onEdit={() => setEdited(row)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  )
}
