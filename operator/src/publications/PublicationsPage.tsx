import type { DeskValue } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { Button, SafeHtml, type TagProps, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import queue from '../queue/Queue.module.css'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { useAudienceText } from './use-audience-text'

type Publication = DeskValue<'publications'>['list'][number]

const tones: Record<Publication['state'], TagProps['tone']> = {
  PLANNED: 'vip',
  SHOWN: 'positive',
  SENT: 'positive',
  OVER: 'muted',
}

const Case = ({ row }: { readonly row: Publication }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const audienceText = useAudienceText()
  const errorText = useErrorText()
  const end = useDeskMutation('endPublication', {
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  const words = row.texts.EN
  const open = row.state === 'PLANNED' || row.state === 'SHOWN'
  return (
    <CaseCard
      label={words?.title ?? ''}
      title={words?.title}
      state={{ text: t(`publications.state.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('publications.kind'), value: t(`publications.kinds.${row.kind}`) },
        { label: t('members.merchant'), value: row.merchant },
        { label: t('publications.audience'), value: audienceText(row.audience) },
        { label: t('publications.startsAt'), value: moment(row.startsAt) },
        ...(row.endsAt === null ? [] : [{ label: t('publications.endsAt'), value: moment(row.endsAt) }]),
        ...(row.addressed === null ? [] : [{ label: t('publications.addressed'), value: String(row.addressed) }]),
        { label: t('words.languages'), value: Object.keys(row.texts).join(' · ') },
        { label: t('publications.writtenBy'), value: row.writtenBy },
      ]}
    >
      <SafeHtml html={words?.content ?? ''} />
      {open && mayDo('publications.write') ? (
        <div className={queue.foot}>
          <Button
            size="s"
            variant="secondary"
            icon="x"
            loading={end.pending}
            onClick={() => end.submit({ id: row.id, kind: row.kind })}
          >
            {t(row.state === 'PLANNED' ? 'publications.cancel' : 'publications.end')}
          </Button>
        </div>
      ) : null}
    </CaseCard>
  )
}

/** Announcements, pop-ups and inbox messages that operators wrote. */
export const PublicationsPage = () => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const [show, setShow] = useState<Shown>('all')
  const query = useDeskQuery('publications', { show })
  return (
    <>
      {mayDo('publications.write') ? (
        <div>
          <Button icon="plus" to="/publications/new">
            {t('publications.write')}
          </Button>
        </div>
      ) : null}
      <QueuePage
        title={t('menu.publications')}
        show={show}
        onShow={setShow}
        query={query}
        rowKey={({ id }) => id}
        empty={t('publications.none')}
      >
        {(row) => <Case row={row} />}
      </QueuePage>
    </>
  )
}
