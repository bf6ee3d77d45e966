import { type SQL, sql } from 'drizzle-orm'
import { timestamp, within } from '../../platform/db/columns'
import type { Books } from './accounts'
import type { LedgerKind } from './kinds'
import { ledgerAccounts, ledgerEntries, ledgerTransactions, statementDays } from './schema'
import type { StatementSpan } from './statement.sql'

/** Kinds of money that moves without a game. */
export type MovedKind = Exclude<LedgerKind, 'bet' | 'win' | 'rollback'>

/** Entries of the main balances of the members of a query of `member_id`. */
export type TeamEntriesFilter = {
  readonly books: Books
  readonly members: SQL
  readonly span: StatementSpan
  readonly kinds: readonly MovedKind[]
}

/** The place of an entry in the list: later ones come first, those of one instant by their ids. */
export type EntryPlace = { readonly at: number; readonly id: string }

const listed = (kinds: readonly MovedKind[]): SQL => sql`${`{${kinds.join(',')}}`}::text[]`

const accountsOf = ({ books: { merchant, currency }, members }: TeamEntriesFilter): SQL => sql`
  select chosen.member_id, account.id as account_id from (${members}) chosen
    join ${ledgerAccounts} account on account.merchant_code = ${merchant} and account.currency = ${currency} and account.code = 'player:' || chosen.member_id || ':main'`

/**
 * The next entries of a team. The members whose own next entry is among the first have all entries of the page, so each member costs
 * one short read of an index, however many entries there are.
 */
export const teamEntriesPage = (filter: TeamEntriesFilter, after: EntryPlace | null, most: number): SQL => {
  const id = sql`(e.transaction_id::text || ':' || e.line)`
  const at = timestamp(after?.at ?? null)
  // As the index of these entries says it.
  const ofAccount = (account: SQL, limit: number): SQL => sql`
    select e.transaction_id, e.created_at, e.amount, e.kind, ${id} as id from ${ledgerEntries} e
    where e.account_id = ${account} and e.kind <> 'bet' and e.kind <> 'win' and e.kind = any(${listed(filter.kinds)}) and ${within(sql`e.created_at`, filter.span)}
      ${after ? sql`and e.created_at <= ${at} and (e.created_at < ${at} or ${id} > ${after.id})` : sql``}
    order by e.created_at desc, id limit ${limit}`
  return sql`
  with team as materialized (${accountsOf(filter)}),
  nearest as (
    select team.* from team cross join lateral (${ofAccount(sql`team.account_id`, 1)}) first order by first.created_at desc, first.id limit ${most}
  )
  select nearest.member_id, page.id, page.created_at as at, page.kind, page.amount, t.reference
  from nearest cross join lateral (${ofAccount(sql`nearest.account_id`, most)}) page join ${ledgerTransactions} t on t.id = page.transaction_id
  order by page.created_at desc, page.id limit ${most}`
}

/** Sums of whole business days. */
export const teamEntriesSums = (filter: TeamEntriesFilter): SQL => sql`
  select coalesce(sum(day.entries), 0)::int as count, coalesce(sum(day.credited), 0)::bigint as credited, coalesce(sum(day.debited), 0)::bigint as debited
  from (${accountsOf(filter)}) team join ${statementDays} day on day.account_id = team.account_id
  where ${within(sql`day.starts_at`, filter.span)} and day.kind = any(${listed(filter.kinds)})`
