import { type SQL, sql } from 'drizzle-orm'
import { bigintValue, timestamp } from '../../platform/db/columns'
import { ledgerChainHeads } from './schema'

const sealingLock = 7_204_012

export const tryLockSealing: SQL = sql`select pg_try_advisory_xact_lock(${sealingLock}) as mine`

/** The kind of a transaction, spoiled where that of the entry is another one; entries of games may have none. */
const kind = sql`case when e.kind = t.kind or (e.kind is null and t.kind in ('bet', 'win')) then t.kind else concat(t.kind, '/', e.kind) end`

/** Covers an entry's own row, its transaction and its account, except for the account's present balance. */
const digest = sql`sha256(convert_to(row(
  e.transaction_id, e.line, e.account_id, e.currency, e.amount, e.balance_after, e.account_version, extract(epoch from e.created_at),
  t.id, t.merchant_code, t.scope, t.idempotency_key, t.fingerprint, ${kind}, t.title, t.reference, t.reverses, extract(epoch from t.created_at),
  a.id, a.merchant_code, a.code, a.currency, a.guarded, extract(epoch from a.created_at))::text, 'UTF8'))`
const described = sql`ledger_entries e left join ledger_transactions t on t.id = e.transaction_id left join ledger_accounts a on a.id = e.account_id`

export type SealSize = { readonly accounts: number; readonly each: number; readonly entries: number }

/** Accounts with an entry since an instant, or all, as `x`, each with its chain as `h`. `offset 0`: few are found one by one, whatever was estimated. */
const accountsWithChains = (since: number | null): SQL =>
  since === null
    ? sql`ledger_accounts x left join ledger_chain_heads h on h.account_id = x.id`
    : sql`(select distinct account_id from ledger_entries where created_at > ${timestamp(since)}) recent
      cross join lateral (select id, version from ledger_accounts where id = recent.account_id offset 0) x
      left join lateral (select version, hash from ledger_chain_heads where account_id = x.id offset 0) h on true`

/** Up to `entries` entries, `each` of an account, of up to `accounts` accounts that are longer than their chains, account by account. */
export const unsealedQuery = ({ accounts, each, entries }: SealSize, since: number | null): SQL => sql`
  with due as materialized (
    select x.id, coalesce(h.version, 0) as sealed, h.hash as head from ${accountsWithChains(since)}
    where x.version > coalesce(h.version, 0) order by x.id limit ${accounts}
  )
  select e.account_id, e.account_version, ${digest} as digest, e.head from (
    select e.*, d.head from due d cross join lateral (
      select * from ledger_entries where account_id = d.id and account_version > d.sealed and account_version <= d.sealed + ${each} order by account_version) e
    order by e.account_id, e.account_version limit ${entries}
  ) e left join ledger_transactions t on t.id = e.transaction_id
    left join lateral (select * from ledger_accounts where id = e.account_id offset 0) a on true
  order by e.account_id, e.account_version`

/** The new end of a chain replaces the stored one. */
export const newHead = {
  target: ledgerChainHeads.accountId,
  set: { version: sql`excluded.version`, hash: sql`excluded.hash` },
}

/** Entries after a place, in the order of their chains, each with the hash that its seal stored. */
export const entriesAfterQuery = ([accountId, version]: readonly [bigint, bigint], limit: number): SQL => sql`
  select e.account_id, a.merchant_code || '/' || a.code || '/' || a.currency as account, e.account_version, e.transaction_id, ${digest} as digest,
    (select substring(r.hashes from (e.account_version - r.first_version)::int * 32 + 1 for 32) from ledger_seal_ranges r
      where r.account_id = e.account_id and r.last_version >= e.account_version and r.first_version <= e.account_version order by r.last_version limit 1) as sealed
  from ${described} where (e.account_id, e.account_version) > (${bigintValue(accountId)}, ${bigintValue(version)})
  order by e.account_id, e.account_version limit ${limit}`

/** The ranges of seals, each with the hash of its last entry. */
export const rangesQuery = (from: bigint, to: bigint): SQL => sql`
  select seal, account_id, first_version, last_version, substring(hashes from octet_length(hashes) - 31) as hash from ledger_seal_ranges
  where seal between ${bigintValue(from)} and ${bigintValue(to)}`

/** Accounts whose chain does not end where their seals end, or whose sealed entries are incomplete. */
export const cutChainsQuery = (limit: number): SQL => sql`
  select coalesce(a.merchant_code || '/' || a.code || '/' || a.currency, coalesce(r.account_id, h.account_id)::text) as account
  from (select account_id, max(last_version) as version, sum(last_version - first_version + 1) as entries from ledger_seal_ranges group by 1) r
    full join ledger_chain_heads h on h.account_id = r.account_id
    left join ledger_accounts a on a.id = coalesce(r.account_id, h.account_id)
  where r.version is distinct from h.version or r.entries <> r.version
    or h.hash is distinct from (select substring(hashes from octet_length(hashes) - 31) from ledger_seal_ranges where account_id = r.account_id and last_version = r.version)
    or not exists (select from ledger_entries e where e.account_id = h.account_id and e.account_version = h.version)
  order by 1 limit ${limit}`
