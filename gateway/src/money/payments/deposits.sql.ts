import { type SQL, sql } from 'drizzle-orm'
import { timestamp, within } from '../../platform/db/columns'
import { deposits } from './schema'

/** A table expression of credited deposits: `member_id`, `settled_at`, `amount` in minor units. */
export const settledDeposits: SQL = sql`(
  select ${deposits.memberId} as member_id, ${deposits.settledAt} as settled_at, ${deposits.settledAmount} as amount
  from ${deposits} where ${deposits.state} = 'SETTLED')`

export type Span = { readonly from: number; readonly to: number }

/** What counts against deposit limits: paid deposits, those under review, and open ones that may still be paid. */
export const depositsTakenQuery = (memberId: string, span: Span, now: number): SQL => sql`
  select coalesce(sum(coalesce(${deposits.settledAmount}, ${deposits.amount})), 0)::bigint as taken from ${deposits}
  where ${deposits.memberId} = ${memberId} and ${within(deposits.createdAt, span)}
    and (${deposits.state} in ('SETTLED', 'REVIEW') or (${deposits.state} = 'PENDING' and ${deposits.expiresAt} > ${timestamp(now)}))`
