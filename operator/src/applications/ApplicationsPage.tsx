import { isCurrency, moneyToWire } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { field, typedAmount, typedForm, useForm } from '@mosaic/forms'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Button, Link, type TagProps, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { addressOf } from '../api/desk-call'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { DecisionButtons } from '../queue/DecisionButtons'
import { Pictures } from '../queue/Pictures'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useSecondPerson } from '../queue/use-second-person'
import { useDecision } from '../queue/use-decision'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

type Application = DeskValue<'decideApplication'>

const tones: Readonly<Record<Application['state'], TagProps['tone']>> = {
  APPLIED: 'vip',
  IN_PROCESS: 'new',
  APPROVED: 'new',
  ISSUED: 'positive',
  CLAIMED: 'positive',
  REJECTED: 'negative',
  CLOSED: 'muted',
}

/** The operator decides the amount, within the range of the campaign; what was earned is released as it is. */
const Decision = ({
  row: { id, currency, amount, approvedAmount, least, most, state },
}: {
  readonly row: Application
}) => {
  const { t, tag } = useTexts()
  const proposed = moneyOf(approvedAmount ?? amount, currency)
  const decision = useDecision('decideApplication', id)
  const review = useDeskMutation('decideApplication')
  const read = (typed: string) => (isCurrency(currency) ? typedAmount(typed, currency, tag) : null)
  const form = useForm({
    fields: { amount: field.text(proposed !== null && isCurrency(currency) ? typedForm(proposed, currency, tag) : '') },
    errors: (typed) => ({ amount: read(typed.amount) === null ? t('adjustments.amountWrong') : undefined }),
    call: decision,
    onSubmit: () => decision.ask('approve'),
  })
  const chosen = read(form.values.amount)
  return (
    <>
      {least === most ? null : (
        <TextField
          {...form.input('amount')}
          label={t('applications.amount', { currency })}
          hint={t('applications.range', { least, most })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
      {state === 'APPLIED' ? (
        <Button
          size="s"
          variant="ghost"
          icon="eye"
          loading={review.pending}
          onClick={() => review.submit({ id, verdict: 'review' })}
        >
          {t('applications.review')}
        </Button>
      ) : null}
      <DecisionButtons
        decision={decision}
        approve={() => {
          if (chosen !== null && isCurrency(currency))
            decision.approve({ id, verdict: 'approve', amount: moneyToWire(chosen, currency) })
        }}
        onApprove={form.submit}
        reasonHint={t('queue.memberReads')}
      />
    </>
  )
}

const Case = ({ row }: { readonly row: Application }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const waits = row.state === 'APPLIED' || row.state === 'IN_PROCESS' || row.state === 'APPROVED'
  const second = useSecondPerson(row, waits)
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />
  return (
    <CaseCard
      label={`${row.title} · ${row.member}`}
      title={row.title}
      state={second.state ?? { text: t(`applications.state.${row.state}`), tone: tones[row.state] }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('campaigns.kind'), value: t(`campaigns.kinds.${row.kind}`) },
        { label: t('applications.proposed'), value: money(row.amount) },
        ...(row.approvedAmount === null
          ? []
          : [{ label: t('deposits.approvedAmount'), value: money(row.approvedAmount) }]),
        ...(row.remark ? [{ label: t('applications.remark'), value: row.remark }] : []),
        { label: t('asked'), value: moment(row.createdAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.reason ? [{ label: t('queue.reason'), value: row.reason }] : []),
      ]}
      note={second.note}
    >
      <Pictures addresses={row.images.map((image) => addressOf('applicationImage', { id: row.id, image }))} />
      {waits && mayDo('applications.decide') && !second.own ? <Decision row={row} /> : null}
    </CaseCard>
  )
}

const listInterval = 15_000

/** What members apply for, and high rewards of other campaigns: operators decide them. */
export const ApplicationsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('applications', { show }, { refetchInterval: listInterval })
  return (
    <QueuePage title={t('menu.applications')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
