import { desc, sql } from 'drizzle-orm'
import { bigintValue } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import type { SealedRange } from './chain'
import { ledgerChainHeads, ledgerSealRanges, ledgerSeals } from './schema'

const sealingLock = 7_204_012

/** One gateway seals at a time; whoever comes meanwhile leaves it to that one. */
export const lockSealing = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${sealingLock}) as mine`)
  return rows[0]?.mine ?? false
}

/** All that the books say of an entry: its own row, its transaction's and its account's, but for the account's present balance. */
const digest = sql`sha256(convert_to(row(
  e.transaction_id, e.line, e.account_id, e.currency, e.amount, e.balance_after, e.account_version, extract(epoch from e.created_at),
  t.id, t.merchant_code, t.scope, t.idempotency_key, t.fingerprint, t.kind, t.title, t.reference, t.reverses, extract(epoch from t.created_at),
  a.id, a.merchant_code, a.code, a.currency, a.guarded, extract(epoch from a.created_at))::text, 'UTF8'))`
const described = sql`ledger_entries e left join ledger_transactions t on t.id = e.transaction_id left join ledger_accounts a on a.id = e.account_id`

export type UnsealedEntry = {
  readonly account_id: bigint
  readonly account_version: bigint
  readonly digest: Uint8Array
  /** Where the chain of the account ends so far. */
  readonly head: Uint8Array | null
}

/** What the accounts have more than their chains, account by account. */
export const unsealedEntries = async (
  tx: Tx,
  { accounts, each }: { readonly accounts: number; readonly each: number },
): Promise<readonly UnsealedEntry[]> => {
  const { rows } = await tx.execute<UnsealedEntry>(sql`
    with due as materialized (
      select x.id, coalesce(h.version, 0) as sealed, h.hash as head from ledger_accounts x left join ledger_chain_heads h on h.account_id = x.id
      where x.version > coalesce(h.version, 0) order by x.id limit ${accounts}
    )
    select e.account_id, e.account_version, ${digest} as digest, d.head from due d
      join ledger_entries e on e.account_id = d.id and e.account_version > d.sealed and e.account_version <= d.sealed + ${each}
      left join ledger_transactions t on t.id = e.transaction_id left join ledger_accounts a on a.id = e.account_id
    order by e.account_id, e.account_version`)
  return rows
}

export type StoredSeal = typeof ledgerSeals.$inferSelect

export const lastSeal = async (db: Db): Promise<StoredSeal | null> =>
  (await db.select().from(ledgerSeals).orderBy(desc(ledgerSeals.number)).limit(1))[0] ?? null

export const insertSeal = async (
  tx: Tx,
  seal: StoredSeal,
  ranges: readonly (SealedRange & { readonly hashes: Uint8Array })[],
): Promise<void> => {
  await tx.insert(ledgerSeals).values(seal)
  await tx.insert(ledgerSealRanges).values(ranges.map(({ hash: _hash, ...range }) => ({ ...range, seal: seal.number })))
  await tx
    .insert(ledgerChainHeads)
    .values(ranges.map(({ accountId, lastVersion: version, hash }) => ({ accountId, version, hash })))
    .onConflictDoUpdate({
      target: ledgerChainHeads.accountId,
      set: { version: sql`excluded.version`, hash: sql`excluded.hash` },
    })
}

export type ChainedEntry = {
  readonly account_id: bigint
  readonly account: string | null
  readonly account_version: bigint
  readonly transaction_id: string
  readonly digest: Uint8Array
  /** What a seal says; null where no seal has come yet. */
  readonly sealed: Uint8Array | null
}

/** The next entries after a place, in the order of their chains. */
export const entriesAfter = async (
  tx: Tx,
  [accountId, version]: readonly [bigint, bigint],
  most: number,
): Promise<readonly ChainedEntry[]> => {
  const { rows } = await tx.execute<ChainedEntry>(sql`
    select e.account_id, a.merchant_code || '/' || a.code || '/' || a.currency as account, e.account_version, e.transaction_id, ${digest} as digest,
      (select substring(r.hashes from (e.account_version - r.first_version)::int * 32 + 1 for 32) from ledger_seal_ranges r
        where r.account_id = e.account_id and r.last_version >= e.account_version and r.first_version <= e.account_version order by r.last_version limit 1) as sealed
    from ${described} where (e.account_id, e.account_version) > (${bigintValue(accountId)}, ${bigintValue(version)})
    order by e.account_id, e.account_version limit ${most}`)
  return rows
}

export type StoredRange = { readonly seal: bigint } & SealedRange
type RangeRow = { seal: bigint; account_id: bigint; first_version: bigint; last_version: bigint; hash: Uint8Array }

export const sealsAfter = (tx: Tx, number: bigint, most: number): Promise<StoredSeal[]> =>
  tx
    .select()
    .from(ledgerSeals)
    .where(sql`${ledgerSeals.number} > ${bigintValue(number)}`)
    .orderBy(ledgerSeals.number)
    .limit(most)

export const rangesOfSeals = async (tx: Tx, from: bigint, to: bigint): Promise<readonly StoredRange[]> => {
  const { rows } = await tx.execute<RangeRow>(sql`
    select seal, account_id, first_version, last_version, substring(hashes from octet_length(hashes) - 31) as hash from ledger_seal_ranges
    where seal between ${bigintValue(from)} and ${bigintValue(to)}`)
  return rows.map((row) => ({
    seal: row.seal,
    accountId: row.account_id,
    firstVersion: row.first_version,
    lastVersion: row.last_version,
    hash: row.hash,
  }))
}

/** Accounts whose chain does not end where their seals say, or whose sealed entries are not all there. */
export const cutChains = async (tx: Tx, most: number): Promise<readonly string[]> => {
  const { rows } = await tx.execute<{ account: string }>(sql`
    select coalesce(a.merchant_code || '/' || a.code || '/' || a.currency, coalesce(r.account_id, h.account_id)::text) as account
    from (select account_id, max(last_version) as version, sum(last_version - first_version + 1) as entries from ledger_seal_ranges group by 1) r
      full join ledger_chain_heads h on h.account_id = r.account_id
      left join ledger_accounts a on a.id = coalesce(r.account_id, h.account_id)
    where r.version is distinct from h.version or r.entries <> r.version
      or h.hash is distinct from (select substring(hashes from octet_length(hashes) - 31) from ledger_seal_ranges where account_id = r.account_id and last_version = r.version)
      or not exists (select from ledger_entries e where e.account_id = h.account_id and e.account_version = h.version)
    order by 1 limit ${most}`)
  return rows.map(({ account }) => account)
}
