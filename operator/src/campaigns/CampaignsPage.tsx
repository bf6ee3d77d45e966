import type { ApiFailureError } from '@mosaic/api-client'
import type { DeskValue } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Button, Dialog, type TagProps, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useMayDo, useOperator } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import queue from '../queue/Queue.module.css'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { CampaignTerms } from './CampaignTerms'
import { Simulation } from './Simulation'

type Campaign = DeskValue<'saveCampaign'>

const tones: Readonly<Record<Campaign['state'], TagProps['tone']>> = { DRAFT: 'vip', LIVE: 'positive', ENDED: 'muted' }

const Case = ({ row }: { readonly row: Campaign }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const { name } = useOperator()
  const errorText = useErrorText()
  const [asked, setAsked] = useState<{ readonly to: 'launch' | 'end'; readonly version: string } | null>(null)
  const answered = {
    onDone: () => toast(t('queue.decided'), { tone: 'success' }),
    onFailed: ({ failure }: ApiFailureError) => toast(errorText(failure), { tone: 'error', failure }),
  }
  const launch = useDeskMutation('launchCampaign', answered)
  const end = useDeskMutation('endCampaign', answered)
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />
  const own = row.createdBy === name
  const title = row.texts.EN?.title ?? row.id
  const confirm = () => {
    // The list may be read again behind the question.
    if (asked?.to === 'launch') launch.submit({ id: row.id, version: asked.version })
    if (asked?.to === 'end') end.submit({ id: row.id })
    setAsked(null)
  }
  return (
    <CaseCard
      label={title}
      title={title}
      state={{ text: t(`campaigns.state.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('campaigns.kind'), value: t(`campaigns.kinds.${row.kind}`) },
        { label: t('members.merchant'), value: row.merchant },
        { label: t('publications.startsAt'), value: moment(row.startsAt) },
        ...(row.endsAt === null ? [] : [{ label: t('publications.endsAt'), value: moment(row.endsAt) }]),
        {
          label: t('campaigns.granted'),
          value: (
            <>
              {row.granted} · {money(row.grantedAmount)}
            </>
          ),
        },
        {
          label: t('campaigns.claimed'),
          value: (
            <>
              {row.claimed} · {money(row.claimedAmount)}
            </>
          ),
        },
        ...(row.terms.reward.type === 'bonus' ? [{ label: t('campaigns.wagered'), value: money(row.wagered) }] : []),
        { label: t('campaigns.cost'), value: money(row.cost) },
        { label: t('publications.writtenBy'), value: row.createdBy },
        ...(row.launchedBy === null ? [] : [{ label: t('campaigns.launchedBy'), value: row.launchedBy }]),
      ]}
      note={row.state === 'DRAFT' && own ? t('campaigns.own') : undefined}
    >
      <CampaignTerms row={row} />
      {row.state === 'DRAFT' ? <Simulation draft={() => ({ merchant: row.merchant, terms: row.terms })} /> : null}
      <div className={queue.foot}>
        {row.state === 'DRAFT' && !own && mayDo('campaigns.launch') ? (
          <Button
            size="s"
            icon="rocket"
            loading={launch.pending}
            onClick={() => setAsked({ to: 'launch', version: row.version })}
          >
            {t('campaigns.launch')}
          </Button>
        ) : null}
        {row.state !== 'ENDED' && mayDo('campaigns.write') ? (
          <Button
            size="s"
            variant="secondary"
            icon="x"
            loading={end.pending}
            onClick={() => setAsked({ to: 'end', version: row.version })}
          >
            {t('campaigns.end')}
          </Button>
        ) : null}
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t(asked?.to === 'end' ? 'campaigns.askEnd' : 'campaigns.askLaunch', { title })}
        text={t(asked?.to === 'end' ? 'campaigns.askEndText' : 'campaigns.askLaunchText')}
        confirm={{
          label: t(asked?.to === 'end' ? 'campaigns.end' : 'campaigns.launch'),
          onConfirm: confirm,
          danger: asked?.to === 'end',
        }}
      />
    </CaseCard>
  )
}

/** Promotions that operators write, with what they granted. */
export const CampaignsPage = () => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('campaigns', { show: show === 'waiting' ? 'open' : 'all' })
  return (
    <>
      {mayDo('campaigns.write') ? (
        <div>
          <Button icon="plus" to="/campaigns/new">
            {t('campaigns.write')}
          </Button>
        </div>
      ) : null}
      <QueuePage
        title={t('menu.campaigns')}
        show={show}
        onShow={setShow}
        query={query}
        rowKey={({ id }) => id}
        waiting={t('campaigns.shown')}
        empty={t('campaigns.none')}
      >
        {(row) => <Case row={row} />}
      </QueuePage>
    </>
  )
}
