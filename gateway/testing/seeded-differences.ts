import { sql } from 'drizzle-orm'
import { timestamp } from '../src/platform/db/columns'
import type { Db } from '../src/platform/db/database'

export const noDifferences = { drift: 0n, house: 0n, psp: 0n, open_rounds: 0n, of_providers: 0n, live_sessions: 0n }

/** Differences between ledger, rounds and deposits of a database with seeded activity only. */
export const differencesIn = async (db: Db, now: number) => {
  const { rows } = await db.execute<Record<string, bigint>>(sql`select
    (select count(*) from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)) as drift,
    (select coalesce(sum(amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like 'house:%') - (select coalesce(sum(stake - payout), 0)::bigint from rounds) as house,
    (select coalesce(sum(amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like 'psp:%') + (select coalesce(sum(settled_amount), 0)::bigint from deposits) as psp,
    (select count(*) from rounds where state = 'OPEN') as open_rounds,
    (select count(*) from rounds where provider <> 'history') as of_providers,
    (select count(*) from game_sessions where expires_at > ${timestamp(now)}) as live_sessions`)
  return rows[0]
}
