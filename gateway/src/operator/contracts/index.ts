import { moneyToWire } from '@mosaic/contracts'
import type { DeskValue, ReadDeskBody } from '@mosaic/contracts/desk'
import {
  changePayment,
  type ContractRow,
  contractsShown,
  dividendsShown,
  isExpired,
  lockPayment,
  type PaymentRow,
  type StoredTerms,
} from '../../agents'
import { accountNames } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { isUuid } from '../../platform/runtime/uuid'
import type { Db, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, firstApprovals, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'

type Dividend = DeskValue<'decideDividend'>

const most = 200
const decision = 'dividend.pay'

const idOf = ({ contractId, periodKey }: PaymentRow): string => `${contractId}:${periodKey}`
const stateOf = ({ paidAt, approvedAt, rejectedAt }: PaymentRow): Dividend['state'] => {
  if (rejectedAt !== null) return 'REJECTED'
  return paidAt !== null ? 'PAID' : approvedAt !== null ? 'APPROVED' : 'PENDING'
}

const listedAll = async (db: Db, rows: readonly PaymentRow[]): Promise<Dividend[]> => {
  const approvals = await firstApprovals(db, [decision], rows.map(idOf))
  const nameOf = await accountNames(
    db,
    rows.map(({ agentId }) => agentId),
  )
  return rows.map((row) => {
    const wire = (amount: PaymentRow['amount']) => moneyToWire(amount, row.currency)
    const first = approvals.get(idOf(row))?.operator ?? null
    return {
      merchant: row.merchantCode,
      memberId: row.agentId,
      member: nameOf(row.agentId),
      id: idOf(row),
      periodKey: row.periodKey,
      currency: row.currency,
      state: stateOf(row),
      needsTwo: first !== null || peopleNeeded(decision, row) === 2,
      approvedBy: first,
      active: row.active,
      rate: row.rate,
      turnover: wire(row.turnover),
      stake: wire(row.stake),
      payout: wire(row.payout),
      rebates: wire(row.rebates),
      promotions: wire(row.promotions),
      salaries: wire(row.salaries),
      fee: wire(row.fee),
      carried: wire(row.carried),
      share: wire(row.share),
      below: wire(row.below),
      amount: wire(row.amount),
      computedAt: row.computedAt,
      decidedBy: row.rejectedBy ?? row.approvedBy,
      decidedAt: row.rejectedAt ?? row.approvedAt,
      refusal: row.refusal,
    }
  })
}

export const listDividends = async (
  { db }: Pick<AppContext, 'db'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'dividends'>> => ({ list: await listedAll(db, await dividendsShown(db, show, most)) })

export const waitingDividends = async ({ db }: AppContext): Promise<number> =>
  (await dividendsShown(db, 'waiting', most)).length

const keyOf = (id: string): Pick<PaymentRow, 'contractId' | 'periodKey'> | null => {
  const [contractId = '', periodKey = ''] = id.split(':')
  return isUuid(contractId) ? { contractId, periodKey } : null
}

type Step = { readonly action: string; readonly change: Parameters<typeof changePayment>[2] }

/** What a verdict changes now; the first of two approvals changes nothing yet. */
const stepOf = async (
  ctx: AppContext,
  tx: Tx,
  by: LogActor,
  verdict: ReadDeskBody<'decideDividend'>,
  { merchantCode, amount, currency }: PaymentRow,
): Promise<DeskResult<Step>> => {
  const at = ctx.clock.now()
  const subject = verdict.id
  if (verdict.verdict === 'reject') {
    const people = peopleNeeded('dividend.reject')
    const step = await approve(ctx, tx, by, { decision: 'dividend.reject', subject, merchantCode, people })
    const rejected = { rejectedAt: at, rejectedBy: by.operator, refusal: verdict.reason }
    return step.ok ? { ok: true, value: { action: 'dividend.reject', change: rejected } } : step
  }
  const people = peopleNeeded(decision, { amount, currency })
  const step = await approve(ctx, tx, by, { decision, subject, merchantCode, people })
  if (!step.ok) return step
  if (step.value === 'first') return { ok: true, value: { action: 'dividend.approved.first', change: {} } }
  const approved = { approvedAt: at, approvedBy: by.operator }
  return { ok: true, value: { action: 'dividend.approve', change: approved } }
}

/** Approves a computed dividend, which the next settlement pays (domain §4.3), or rejects it with a reason. */
export const decideDividend = (
  ctx: AppContext,
  by: LogActor,
  verdict: ReadDeskBody<'decideDividend'>,
): Promise<DeskResult<Dividend>> =>
  inTransaction<DeskResult<Dividend>>(ctx.db, async (tx) => {
    const key = keyOf(verdict.id)
    const payment = key && (await lockPayment(tx, key))
    if (!payment || payment.kind !== 'dividend') return refused('desk.not.found')
    if (stateOf(payment) !== 'PENDING' || payment.amount <= 0n) return refused('desk.decided')
    const step = await stepOf(ctx, tx, by, verdict, payment)
    if (!step.ok) return step
    const { action, change } = step.value
    if (Object.keys(change).length > 0) await changePayment(tx, payment, change)
    const after = { ...payment, ...change }
    await writeLog(tx, by, ctx.clock.now(), {
      action,
      subject: idOf(payment),
      before: { state: stateOf(payment) },
      after: { state: stateOf(after) },
      detail: {
        member: payment.agentId,
        amount: `${moneyToWire(payment.amount, payment.currency)} ${payment.currency}`,
        ...(verdict.verdict === 'reject' && { reason: verdict.reason }),
      },
    })
    const [row] = await listedAll(tx, [after])
    return row ? { ok: true, value: row } : refused('desk.not.found')
  })

export const termsToWire = (terms: StoredTerms): NonNullable<DeskValue<'decideAgentChange'>['terms']> => ({
  kind: terms.kind,
  tiers: [...terms.tiers],
  period: terms.kind === 'dividend' ? terms.period : null,
  negative: terms.kind === 'dividend' ? terms.negative : null,
  stackable: terms.kind !== 'dividend' && terms.stackable,
})

/** Contracts between the house, agents and their downlines. */
export const listContracts = async (
  { db, merchants, clock }: Pick<AppContext, 'db' | 'merchants' | 'clock'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'contracts'>> => {
  const now = clock.now()
  const rows = (await contractsShown(db, show, most)).filter((row) => show === 'all' || !isExpired(row, now))
  const currencies = new Map((await merchants.all()).map(({ code, currency }) => [code, currency]))
  const nameOf = await accountNames(
    db,
    rows.map(({ agentId }) => agentId),
  )
  const listed = (row: ContractRow, currency: DeskValue<'contracts'>['list'][number]['currency']) => ({
    merchant: row.merchantCode,
    memberId: row.agentId,
    member: nameOf(row.agentId),
    id: row.id,
    ...termsToWire(row.terms),
    version: row.version,
    state: isExpired(row, now) ? ('EXPIRED' as const) : row.state,
    offeredBy: row.offerorId === null ? '' : row.offeredBy,
    currency,
    offeredAt: row.offeredAt,
    fromAt: row.fromAt,
    toAt: row.toAt,
  })
  return {
    list: rows.flatMap((row) => {
      const currency = currencies.get(row.merchantCode)
      return currency ? [listed(row, currency)] : []
    }),
  }
}
