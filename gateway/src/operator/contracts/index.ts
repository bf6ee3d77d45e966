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
} from '../../agents'
import { accountNames } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { isUuid } from '../../platform/runtime/uuid'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, firstApprovals, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'

type Dividend = DeskValue<'decideDividend'>

const most = 200
const decision = 'dividend.pay'

const idOf = ({ contractId, periodKey }: PaymentRow): string => `${contractId}:${periodKey}`
const stateOf = ({ paidAt, approvedAt }: PaymentRow): Dividend['state'] =>
  paidAt !== null ? 'PAID' : approvedAt !== null ? 'APPROVED' : 'PENDING'

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
      decidedBy: row.approvedBy,
      decidedAt: row.approvedAt,
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

/** Approves a computed dividend, which the next settlement pays (domain §4.3). */
export const decideDividend = (
  ctx: AppContext,
  by: LogActor,
  { id }: ReadDeskBody<'decideDividend'>,
): Promise<DeskResult<Dividend>> =>
  inTransaction<DeskResult<Dividend>>(ctx.db, async (tx) => {
    const key = keyOf(id)
    const payment = key && (await lockPayment(tx, key))
    if (!payment || payment.kind !== 'dividend') return refused('desk.not.found')
    if (stateOf(payment) !== 'PENDING' || payment.amount <= 0n) return refused('desk.decided')
    const { merchantCode, amount, currency } = payment
    const people = peopleNeeded(decision, { amount, currency })
    const step = await approve(ctx, tx, by, { decision, subject: idOf(payment), merchantCode, people })
    if (!step.ok) return step
    const at = ctx.clock.now()
    const isFinal = step.value === 'final'
    const approved = isFinal ? { approvedAt: at, approvedBy: by.operator } : {}
    if (isFinal) await changePayment(tx, payment, approved)
    const after = { ...payment, ...approved }
    await writeLog(tx, by, at, {
      action: isFinal ? 'dividend.approve' : 'dividend.approved.first',
      subject: idOf(payment),
      before: { state: stateOf(payment) },
      after: { state: stateOf(after) },
      detail: { member: payment.agentId, amount: `${moneyToWire(amount, currency)} ${currency}` },
    })
    const [row] = await listedAll(tx, [after])
    return row ? { ok: true, value: row } : refused('desk.not.found')
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
    kind: row.kind,
    version: row.version,
    state: isExpired(row, now) ? ('EXPIRED' as const) : row.state,
    offeredBy: row.offerorId === null ? '' : row.offeredBy,
    currency,
    tiers: [...row.terms.tiers],
    period: row.terms.kind === 'dividend' ? row.terms.period : null,
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
