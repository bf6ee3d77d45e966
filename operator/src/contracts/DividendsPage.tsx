import type { DeskValue } from '@mosaic/contracts/desk'
import { formatBasisPoints } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Link, type TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { DecisionButtons } from '../queue/DecisionButtons'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useDecision } from '../queue/use-decision'
import { useMoment } from '../queue/use-moment'
import { useSecondPerson } from '../queue/use-second-person'
import { useTexts } from '../texts'

type Dividend = DeskValue<'decideDividend'>

const tones: Readonly<Record<Dividend['state'], TagProps['tone']>> = {
  PENDING: 'vip',
  APPROVED: 'new',
  PAID: 'positive',
  REJECTED: 'negative',
}
/** In the order of the computation (docs/agent-contracts.md). */
const figures = [
  'stake',
  'payout',
  'rebates',
  'promotions',
  'salaries',
  'fee',
  'carried',
  'share',
  'below',
  'amount',
] as const

const Case = ({ row }: { readonly row: Dividend }) => {
  const { t, tag } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const waits = row.state === 'PENDING'
  const second = useSecondPerson(row, waits)
  const decision = useDecision('decideDividend', row.id)
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />
  return (
    <CaseCard
      label={`${row.member} · ${row.periodKey}`}
      title={money(row.amount)}
      state={second.state ?? { text: t(`dividends.state.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('dividends.period'), value: row.periodKey },
        ...figures.map((name) => ({ label: t(`dividends.${name}`), value: money(row[name]) })),
        { label: t('dividends.rate'), value: formatBasisPoints(row.rate, tag) },
        { label: t('dividends.active'), value: String(row.active) },
        { label: t('dividends.computed'), value: moment(row.computedAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.refusal ? [{ label: t('adjustments.refusal'), value: row.refusal }] : []),
      ]}
      note={second.note}
    >
      {waits && !second.own && mayDo('dividends.decide') ? (
        <DecisionButtons
          decision={decision}
          approve={() => decision.approve({ id: row.id, verdict: 'approve' })}
          reasonHint={t('dividends.reasonHint')}
        />
      ) : null}
    </CaseCard>
  )
}

/** Dividends of agents that were computed, which an operator approves. */
export const DividendsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('dividends', { show })
  return (
    <QueuePage title={t('menu.dividends')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
