import type { DeskValue } from '@mosaic/contracts/desk'
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

type Withdrawal = DeskValue<'decideWithdrawal'>

const tones: Record<Withdrawal['state'], TagProps['tone']> = {
  PENDING: 'vip',
  APPROVED: 'new',
  PAID: 'positive',
  REJECTED: 'negative',
  FAILED: 'negative',
}

const listInterval = 15_000

const Case = ({ row }: { readonly row: Withdrawal }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const decision = useDecision('decideWithdrawal', row.withdrawId)
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />
  const second = useSecondPerson(row, row.state === 'PENDING')
  return (
    <CaseCard
      label={row.reference}
      title={money(row.amount)}
      state={second.state ?? { text: t(`withdrawals.state.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('withdrawals.to'), value: `${row.kind} ${row.account}` },
        { label: t('withdrawals.holder'), value: row.holder },
        { label: t('withdrawals.fee'), value: money(row.fee) },
        { label: t('reference'), value: row.reference },
        { label: t('asked'), value: moment(row.createdAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.reason ? [{ label: t('queue.reason'), value: row.reason }] : []),
      ]}
      note={second.note}
    >
      {row.state === 'PENDING' && mayDo('withdrawals.decide') && !second.own ? (
        <DecisionButtons
          decision={decision}
          approve={() => decision.approve({ id: row.withdrawId, verdict: 'approve' })}
          reasonHint={t('queue.memberReads')}
        />
      ) : null}
    </CaseCard>
  )
}

export const WithdrawalsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('withdrawals', { show }, { refetchInterval: listInterval })
  return (
    <QueuePage
      title={t('menu.withdrawals')}
      show={show}
      onShow={setShow}
      query={query}
      rowKey={({ withdrawId }) => withdrawId}
    >
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
