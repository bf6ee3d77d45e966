import { type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { BookSpan } from '../ledger'
import { payoutAccounts, withdrawals } from './schema'

/** What the steps of withdrawals say must be in the books: requested, approved, paid or returned. */
export const withdrawalPostings = (span: BookSpan): SQL => sql`
  select m.scope, ${withdrawals.id}::text as key, 'withdraw' as kind, ${withdrawals.merchantCode} as merchant, ${withdrawals.currency} as currency,
    m.from_code, m.to_code, m.amount
  from ${withdrawals} join ${payoutAccounts} on ${payoutAccounts.id} = ${withdrawals.payoutAccountId} cross join lateral (values
    ('withdraw', 'player:' || ${withdrawals.memberId} || ':main', 'player:' || ${withdrawals.memberId} || ':locked', ${withdrawals.amount}, ${withdrawals.createdAt}),
    ('withdraw.approve', 'player:' || ${withdrawals.memberId} || ':locked', 'withdraw:pending', ${withdrawals.amount},
      case when ${withdrawals.state} in ('APPROVED', 'PAID', 'FAILED') then ${withdrawals.decidedAt} end),
    ('withdraw.return', case when ${withdrawals.state} = 'FAILED' then 'withdraw:pending' else 'player:' || ${withdrawals.memberId} || ':locked' end,
      'player:' || ${withdrawals.memberId} || ':main', ${withdrawals.amount}, case when ${withdrawals.state} in ('REJECTED', 'FAILED') then ${withdrawals.endedAt} end),
    ('withdraw.paid', 'withdraw:pending', 'psp:' || ${payoutAccounts.kind} || ':clearing', ${withdrawals.amount} - ${withdrawals.fee},
      case when ${withdrawals.state} = 'PAID' then ${withdrawals.endedAt} end),
    ('withdraw.paid', 'withdraw:pending', 'withdraw:fees', ${withdrawals.fee}, case when ${withdrawals.state} = 'PAID' then ${withdrawals.endedAt} end)
  ) m (scope, from_code, to_code, amount, at)
  where ${within(sql`m.at`, span)} and m.amount > 0`
