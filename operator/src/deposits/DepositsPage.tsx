import { isCurrency, moneyToWire } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { typedAmount, typedForm } from '@mosaic/forms'
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
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

type Deposit = DeskValue<'deposits'>['list'][number]

/** Only what was found on the account is credited, so whoever approves types it. */
const Decision = ({ row: { depositId: id, currency, reported, amount } }: { readonly row: Deposit }) => {
  const { t, tag } = useTexts()
  const known = moneyOf(reported ?? amount, currency)
  const [found, setFound] = useState(known !== null && isCurrency(currency) ? typedForm(known, currency, tag) : '')
  const value = isCurrency(currency) ? typedAmount(found, currency, tag) : null
  return (
    <>
      <TextField
        name={`found-${id}`}
        label={t('deposits.found', { currency })}
        value={found}
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => setFound(target.value)}
      />
      <DecisionButtons
        call="decideDeposit"
        id={id}
        approval={value === null ? null : { id, verdict: 'approve', amount: moneyToWire(value, currency) }}
        reasonHint={t('queue.memberReads')}
      />
    </>
  )
}

type LookText = 'queue.waiting' | `deposits.${'noProof' | 'credited' | 'refused'}`
const looks: Readonly<Record<Deposit['state'], readonly [LookText, TagProps['tone']]>> = {
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
  const [look, tone] = looks[row.state]
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, row.currency)} currency={row.currency} />
  return (
    <CaseCard
      label={row.reference}
      title={money(row.amount)}
      state={{ text: t(look), tone }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${row.memberId}`}>{`${row.member} · ${row.merchant}`}</Link> },
        { label: t('deposits.method'), value: row.method },
        ...(row.review === null ? [] : [{ label: t('deposits.why'), value: t(`deposits.review.${row.review}`) }]),
        ...(row.reported === null ? [] : [{ label: t('deposits.reported'), value: money(row.reported) }]),
        { label: t('reference'), value: row.reference },
        { label: t('asked'), value: moment(row.createdAt) },
        ...(row.decidedBy ? [{ label: t('decidedBy'), value: row.decidedBy }] : []),
        ...(row.reason ? [{ label: t('queue.reason'), value: row.reason }] : []),
      ]}
    >
      <Pictures addresses={row.images.map((image) => addressOf('depositImage', { id: row.depositId, image }))} />
      {row.state === 'REVIEW' && mayDo('deposits.decide') ? <Decision row={row} /> : null}
    </CaseCard>
  )
}

const listInterval = 15_000

/** Transfers with a proof, and payments whose amount is not what was ordered. */
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
