import { type SQL, sql } from 'drizzle-orm'
import { timestamp, within } from '../../platform/db/columns'
import { type AccountRef, vendorPrefix } from './accounts'
import type { LedgerKind } from './kinds'
import { ledgerAccounts, ledgerEntries, ledgerTransactions, statementDays } from './schema'

/** The ledger's kinds, and one for bets and wins in a vendor's own wallet. */
export type EntryKind = LedgerKind | 'vendorPlay'

const vendorPlay: EntryKind = 'vendorPlay'

export type StatementSpan = { readonly from: number; readonly to: number }
export type Kinds = readonly EntryKind[] | undefined

const listed = (kinds: readonly EntryKind[]): SQL => sql`${`{${kinds.join(',')}}`}::text[]`

/** Main and vendor wallets of a member; a transfer has entries in two, and the statement shows the one in main. */
const accountsOf = (main: AccountRef, memberId: string): SQL => {
  const vendors = vendorPrefix(memberId)
  return sql`(
    select ${ledgerAccounts.id} as id, ${ledgerAccounts.code} = ${main.code} as is_main from ${ledgerAccounts}
    where ${ledgerAccounts.merchantCode} = ${main.merchant} and ${ledgerAccounts.currency} = ${main.currency}
      and (${ledgerAccounts.code} = ${main.code} or (${ledgerAccounts.code} >= ${vendors} and ${ledgerAccounts.code} < ${`${vendors}~`})))`
}

/** A condition on an entry `e` of an `account`. Bets and wins from before the kind was stored with the entry have it in their transaction. */
const isChosen = (kinds: Kinds): SQL => {
  const shown = sql`(account.is_main or e.kind is distinct from 'transfer')`
  if (kinds === undefined) return shown
  const ofGames = kinds.some((kind) => kind === 'bet' || kind === 'win')
  const ofMain = ofGames
    ? sql`coalesce(e.kind, (select kind from ${ledgerTransactions} where id = e.transaction_id)) = any(${listed(kinds)})`
    : // As the index of these entries says it.
      sql`e.kind <> 'bet' and e.kind <> 'win' and e.kind = any(${listed(kinds)})`
  return kinds.includes(vendorPlay)
    ? sql`(${shown} and (not account.is_main or (${ofMain})))`
    : sql`(account.is_main and ${ofMain})`
}

/** Clocks of two gateways differ, so an entry may have an earlier time than the one before it; by at most this many entries. */
const disorder = 20

/**
 * A page of a statement, newest first. Of each account only the entries that the page may show are read; of a choice of kinds there
 * may be few, so the beginning of the span ends that search. Entries of one account keep their order by version; between accounts the
 * later entry comes first.
 */
export const statementPage = (
  main: AccountRef,
  memberId: string,
  {
    span,
    kinds,
    offset,
    most,
  }: { readonly span: StatementSpan; readonly kinds: Kinds; readonly offset: number; readonly most: number },
): SQL => sql`
  select page.transaction_id as id, page.created_at as at, case when page.is_main then t.kind else ${vendorPlay} end as kind, page.amount, page.balance_after, t.reference, t.title
  from (
    select recent.*, max(recent.created_at) over (partition by recent.account_id order by recent.account_version) as latest
    from (
      select account.is_main, near.* from ${accountsOf(main, memberId)} account cross join lateral (
        select e.transaction_id, e.account_id, e.created_at, e.amount, e.balance_after, e.account_version from ${ledgerEntries} e
        where e.account_id = account.id and ${kinds === undefined ? sql`e.created_at < ${timestamp(span.to)}` : within(sql`e.created_at`, span)} and ${isChosen(kinds)} order by e.created_at desc limit ${offset + most + disorder}) near
    ) recent where recent.created_at >= ${timestamp(span.from)} order by latest desc, recent.account_version desc, recent.account_id limit ${most} offset ${offset}
  ) page join ${ledgerTransactions} t on t.id = page.transaction_id order by page.latest desc, page.account_version desc, page.account_id`

const isTransfer = sql`day.kind = 'transfer'`

/** Sums of whole business days: `debited` is negative, and transfers between wallets count in neither. */
export const statementDaysQuery = (
  main: AccountRef,
  memberId: string,
  { from, to }: StatementSpan,
  kinds: Kinds,
): SQL => sql`
  select coalesce(sum(day.entries), 0)::int as count, coalesce(sum(day.credited) filter (where not ${isTransfer}), 0)::bigint as credited,
    coalesce(sum(day.debited) filter (where not ${isTransfer}), 0)::bigint as debited, coalesce(sum(day.credited + day.debited) filter (where ${isTransfer}), 0)::bigint as transfers
  from ${accountsOf(main, memberId)} account join ${statementDays} day on day.account_id = account.id
  where day.starts_at >= ${timestamp(from)} and day.starts_at < ${timestamp(to)} and (account.is_main or not ${isTransfer})
    ${kinds === undefined ? sql`` : sql`and case when account.is_main then day.kind else ${vendorPlay} end = any(${listed(kinds)})`}`

/** How many entries a part of a day has. All kinds of main are counted by the index alone. */
export const entriesQuery = (main: AccountRef, memberId: string, span: StatementSpan, kinds: Kinds): SQL => {
  const countOf = (chosen: SQL): SQL =>
    sql`select count(*) as entries from ${ledgerEntries} e where e.account_id = account.id and ${within(sql`e.created_at`, span)} and ${chosen}`
  const counts =
    kinds === undefined
      ? sql`${countOf(sql`account.is_main`)} union all ${countOf(sql`not account.is_main and ${isChosen(kinds)}`)}`
      : countOf(isChosen(kinds))
  return sql`select coalesce(sum(entries), 0)::int as count from ${accountsOf(main, memberId)} account cross join lateral (${counts}) counted`
}

/** Sums of some kinds of one account by day, counted from 1 in the order of `bounds`. */
export const kindsByDayQuery = (
  account: AccountRef,
  day: SQL,
  span: StatementSpan,
  kinds: readonly LedgerKind[],
): SQL => sql`
  select ${day} as day, sum(${statementDays.credited} + ${statementDays.debited})::bigint as amount from ${ledgerAccounts} join ${statementDays} on ${statementDays.accountId} = ${ledgerAccounts.id}
  where ${ledgerAccounts.merchantCode} = ${account.merchant} and ${ledgerAccounts.code} = ${account.code} and ${ledgerAccounts.currency} = ${account.currency}
    and ${within(statementDays.startsAt, span)} and ${statementDays.kind} = any(${listed(kinds)}) group by 1`
