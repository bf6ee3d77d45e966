import type { DeskValue } from '@mosaic/contracts/desk'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Link, type TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { useMayDo, useOperator } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { DecisionButtons } from '../queue/DecisionButtons'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

type Adjustment = DeskValue<'decideAdjustment'>

const tones: Record<Adjustment['state'], TagProps['tone']> = {
  PROPOSED: 'vip',
  POSTED: 'positive',
  REJECTED: 'negative',
}

const Case = ({ row }: { readonly row: Adjustment }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const { name } = useOperator()
  const own = row.proposedBy === name
  const waits = row.state === 'PROPOSED'
  return (
    <CaseCard
      label={row.reason}
      title={<MoneyAmount value={moneyOf(row.amount, row.currency)} currency={row.currency} signed tone="auto" />}
      state={{ text: t(`adjustments.state.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('queue.reason'), value: row.reason },
        { label: t('adjustments.proposedBy'), value: row.proposedBy },
        { label: t('asked'), value: moment(row.proposedAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.refusal ? [{ label: t('adjustments.refusal'), value: row.refusal }] : []),
      ]}
      note={waits && own ? t('adjustments.own') : undefined}
    >
      {waits && !own && mayDo('adjustments.decide') ? (
        <DecisionButtons
          call="decideAdjustment"
          id={row.id}
          approval={{ id: row.id, verdict: 'approve' }}
          reasonHint={t('adjustments.reasonHint')}
        />
      ) : null}
    </CaseCard>
  )
}

/** Proposed at a member's sheet; a second person decides here. */
export const AdjustmentsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('adjustments', { show })
  return (
    <QueuePage title={t('menu.adjustments')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
