import { isCurrency, moneyToWire } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { field, typedAmount, typedForm, useForm } from '@mosaic/forms'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Link, type TagProps, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { addressOf } from '../api/desk-call'
import { useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { DecisionButtons } from '../queue/DecisionButtons'
import { Pictures } from '../queue/Pictures'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useDecision } from '../queue/use-decision'
import { useMoment } from '../queue/use-moment'
import { useSecondPerson } from '../queue/use-second-person'
import { useTexts } from '../texts'

type Deposit = DeskValue<'deposits'>['list'][number]

/** Only the amount found on the account is credited, so the operator types it. */
const DepositDecision = ({
  row: { depositId: id, currency, reported, amount, approvedAmount },
}: {
  readonly row: Deposit
}) => {
  const { t, tag } = useTexts()
  const known = moneyOf(approvedAmount ?? reported ?? amount, currency)
  const decision = useDecision('decideDeposit', id)
  const read = (typed: string) => (isCurrency(currency) ? typedAmount(typed, currency, tag) : null)
  const form = useForm({
    fields: { amount: field.text(known !== null && isCurrency(currency) ? typedForm(known, currency, tag) : '') },
    errors: (typed) => ({ amount: read(typed.amount) === null ? t('adjustments.amountWrong') : undefined }),
    call: decision,
    onSubmit: () => decision.ask('approve'),
  })
  const found = read(form.values.amount)
  return (
    <>
      <TextField
        {...form.input('amount')}
        label={t('deposits.found', { currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <DecisionButtons
        decision={decision}
        approve={() => {
          if (found !== null) decision.approve({ id, verdict: 'approve', amount: moneyToWire(found, currency) })
        }}
        onApprove={form.submit}
        reasonHint={t('queue.memberReads')}
      />
    </>
  )
}

type StateText = 'queue.waiting' | `deposits.${'noProof' | 'credited' | 'refused'}`
const stateViews: Readonly<Record<Deposit['state'], readonly [StateText, TagProps['tone']]>> = {
  REVIEW: ['queue.waiting', 'vip'],
  PENDING: ['deposits.noProof', 'vip'],
  SETTLED: ['deposits.credited', 'positive'],
  FAILED: ['deposits.refused', 'negative'],
  EXPIRED: ['deposits.refused', 'negative'],
  CANCELLED: ['deposits.refused', 'negative'],
}

const Case = ({ row }: { readonly row: Deposit }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const [stateText, tone] = stateViews[row.state]
  const second = useSecondPerson(row, row.state === 'REVIEW')
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />
  return (
    <CaseCard
      label={row.reference}
      title={money(row.amount)}
      state={second.state ?? { text: t(stateText), tone }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('deposits.method'), value: row.method },
        ...(row.review === null ? [] : [{ label: t('deposits.why'), value: t(`deposits.review.${row.review}`) }]),
        ...(row.reported === null ? [] : [{ label: t('deposits.reported'), value: money(row.reported) }]),
        ...(row.approvedAmount === null
          ? []
          : [{ label: t('deposits.approvedAmount'), value: money(row.approvedAmount) }]),
        { label: t('reference'), value: row.reference },
        { label: t('asked'), value: moment(row.createdAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.reason ? [{ label: t('queue.reason'), value: row.reason }] : []),
      ]}
      note={second.note}
    >
      <Pictures addresses={row.images.map((image) => addressOf('depositImage', { id: row.depositId, image }))} />
      {row.state === 'REVIEW' && mayDo('deposits.decide') && !second.own ? <DepositDecision row={row} /> : null}
    </CaseCard>
  )
}

const listInterval = 15_000

/** Transfers with a proof, and payments of another amount than the order. */
export const DepositsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('deposits', { show }, { refetchInterval: listInterval })
  return (
    <QueuePage
      title={t('menu.deposits')}
      show={show}
      onShow={setShow}
      query={query}
      rowKey={({ depositId }) => depositId}
    >
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
