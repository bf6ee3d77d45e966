import { type SQL, sql } from 'drizzle-orm'
import { withdrawals } from './schema'

/** A table expression of withdrawals that were paid out: `member_id`, `paid_at`, and in minor units `amount` with its `fee`. */
export const paidWithdrawals: SQL = sql`(
  select ${withdrawals.memberId} as member_id, ${withdrawals.endedAt} as paid_at, ${withdrawals.amount} as amount, ${withdrawals.fee} as fee
  from ${withdrawals} where ${withdrawals.state} = 'PAID')`
