import { type Minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { statementEntries } from '../../money'
import { type AskedRange, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { explainedPayments, paymentsEnding } from '../contract'
import { freezersOf } from '../downline'
import { countedCommissions } from '../rebate'
import { adjustmentLine, inOrder, paymentLine, rebateLine, statementSums } from './statement-lines'

/** More adjustments of one member than a month has. */
const mostAdjustments = 1000

/** Everything that an agent earned in periods that end in a range of days. */
export const agentStatement = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { code, timeZone }: Merchant,
  agent: Member,
  query: AskedRange,
): Promise<Result<ValueOf<'agentStatement'>>> => {
  const requested = requestedRange(query, timeZone, clock.now(), 31)
  if (!requested.ok) return requested
  const span = requested.value
  const days = { first: span.days[0] ?? '', last: span.days.at(-1) ?? '' }
  const commissions = await countedCommissions(db, code, agent.id, days)
  const frozen = (await freezersOf(db, agent.id)).length > 0
  const payments = await explainedPayments(db, agent.id, await paymentsEnding(db, agent.id, span))
  const adjustments = await statementEntries(
    db,
    { member: agent, span, kinds: ['adjustment'] },
    { pageNo: 1, pageSize: mostAdjustments },
  )
  const lines = inOrder([
    ...commissions.map((commission) => rebateLine(commission, timeZone, frozen)),
    ...payments.map((payment) => paymentLine(payment, timeZone)),
    ...adjustments.map((adjustment) => adjustmentLine(adjustment, timeZone)),
  ])
  const sums = statementSums(lines)
  const wire = (amount: Minor) => moneyToWire(amount, agent.currency)
  return ok({
    currency: agent.currency,
    startDate: days.first,
    endDate: days.last,
    list: lines.map(({ validBet, corrected, carried, carry, amount, ...line }) => ({
      ...line,
      ...{ validBet: wire(validBet), corrected: wire(corrected), carried: wire(carried), carry: wire(carry) },
      amount: wire(amount),
    })),
    footer: {
      ...{ rebate: wire(sums.rebate), salary: wire(sums.salary), dividend: wire(sums.dividend) },
      ...{
        adjustment: wire(sums.adjustment),
        amount: wire(sums.amount),
        paid: wire(sums.paid),
        carry: wire(sums.carry),
      },
    },
  })
}
