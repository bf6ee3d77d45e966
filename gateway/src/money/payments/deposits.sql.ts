import { type SQL, sql } from 'drizzle-orm'
import { timestamp, within } from '../../platform/db/columns'
import { type DepositRow, deposits } from './schema'

/** A table expression of credited deposits: `member_id`, `settled_at`, and in minor units `amount`, `fee` and `bonus_turnover`. */
export const settledDeposits: SQL = sql`(
  select ${deposits.memberId} as member_id, ${deposits.settledAt} as settled_at, ${deposits.settledAmount} as amount, ${deposits.fee} as fee,
    ${deposits.bonusTurnover} as bonus_turnover
  from ${deposits} where ${deposits.state} = 'SETTLED')`

export type Span = { readonly from: number; readonly to: number }

/** The sum that counts against deposit limits: settled, in review, and pending before expiry. */
export const depositsTakenQuery = (memberId: string, span: Span, now: number): SQL => sql`
  select coalesce(sum(coalesce(${deposits.settledAmount}, ${deposits.amount})), 0)::bigint as taken from ${deposits}
  where ${deposits.memberId} = ${memberId} and ${within(deposits.createdAt, span)}
    and (${deposits.state} in ('SETTLED', 'REVIEW') or (${deposits.state} = 'PENDING' and ${deposits.expiresAt} > ${timestamp(now)}))`

/** The settled amount, else the ordered amount. */
export const paidOrOrdered: SQL = sql`coalesce(${deposits.settledAmount}, ${deposits.amount})`

export type DepositPayment = Pick<DepositRow, 'paymentId' | 'payUrl' | 'code'>

/** Values for an update that keeps an earlier answer of the provider. */
export const firstPayment = ({ paymentId, payUrl, code }: DepositPayment) => ({
  paymentId: sql`coalesce(${deposits.paymentId}, ${paymentId})`,
  payUrl: sql`coalesce(nullif(${deposits.payUrl}, ''), ${payUrl})`,
  code: sql`coalesce(nullif(${deposits.code}, ''), ${code})`,
})
