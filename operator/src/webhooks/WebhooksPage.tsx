import type { ApiFailureError } from '@mosaic/api-client'
import type { DeskValue } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { Button, Dialog, EmptyState, QueryView, Skeleton, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { CaseCard } from '../queue/CaseCard'
import queue from '../queue/Queue.module.css'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { AddWebhook } from './AddWebhook'

type Webhook = DeskValue<'webhooks'>['list'][number]

const refreshMs = 10_000

const stateOf = ({ stoppedAt, tries }: Webhook) =>
  stoppedAt !== null
    ? ({ name: 'stopped', tone: 'muted' } as const)
    : tries > 1
      ? ({ name: 'failing', tone: 'negative' } as const)
      : ({ name: 'live', tone: 'positive' } as const)

const Case = ({ row }: { readonly row: Webhook }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const errorText = useErrorText()
  const [asked, setAsked] = useState(false)
  const [after, setAfter] = useState(row.after)
  const answered = {
    onDone: () => toast(t('queue.decided'), { tone: 'success' }),
    onFailed: ({ failure }: ApiFailureError) => toast(errorText(failure), { tone: 'error', failure }),
  }
  const stop = useDeskMutation('stopWebhook', answered)
  const replay = useDeskMutation('replayWebhook', answered)
  const { name, tone } = stateOf(row)
  return (
    <CaseCard
      label={row.url}
      title={row.url}
      state={{ text: t(`webhooks.state.${name}`), tone }}
      rows={[
        { label: t('members.merchant'), value: row.merchant },
        { label: t('webhooks.after'), value: row.after },
        { label: t('webhooks.waiting'), value: row.waiting },
        ...(row.lastAt === null
          ? []
          : [
              {
                label: t('webhooks.last'),
                value: `${moment(row.lastAt)} · ${row.lastStatus ?? t('webhooks.noAnswer')}`,
              },
            ]),
        ...(name === 'failing' ? [{ label: t('webhooks.nextTry'), value: moment(row.nextAt) }] : []),
        { label: t('publications.writtenBy'), value: row.createdBy },
      ]}
    >
      {row.stoppedAt !== null ? null : (
        <>
          <TextField
            name="after"
            label={t('webhooks.replayAfter')}
            inputMode="numeric"
            maxLength={18}
            value={after}
            onChange={({ target }) => setAfter(target.value.replace(/\D/g, ''))}
          />
          <div className={queue.foot}>
            <Button
              size="s"
              variant="secondary"
              icon="arrows-clockwise"
              loading={replay.pending}
              disabled={after === ''}
              onClick={() => replay.submit({ id: row.id, after })}
            >
              {t('webhooks.replay')}
            </Button>
            <Button size="s" variant="secondary" icon="x" loading={stop.pending} onClick={() => setAsked(true)}>
              {t('webhooks.stop')}
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('webhooks.askStop')}
        text={t('webhooks.askStopText')}
        confirm={{
          label: t('webhooks.stop'),
          onConfirm: () => {
            setAsked(false)
            stop.submit({ id: row.id })
          },
          danger: true,
        }}
      />
    </CaseCard>
  )
}

/** Addresses that get the events of rewards. */
export const WebhooksPage = () => {
  const { t } = useTexts()
  const query = useDeskQuery('webhooks', undefined, { refetchInterval: refreshMs })
  return (
    <>
      <h1 className={queue.title}>{t('menu.webhooks')}</h1>
      <p className={queue.note}>{t('webhooks.intro')}</p>
      <AddWebhook />
      <QueryView
        query={query}
        skeleton={<Skeleton height={160} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="broadcast" title={t('webhooks.none')} />}
      >
        {({ list }) => list.map((row) => <Case key={row.id} row={row} />)}
      </QueryView>
    </>
  )
}
