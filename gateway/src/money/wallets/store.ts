import { moneyToWire, type WalletTransfer } from '@mosaic/contracts'
import { and, asc, count, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import { leastRecently } from '../../platform/db/least-recently'
import type { Db, Tx } from '../../platform/db/database'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { type TransferRow, type TransferState, vendorPlays, vendorWallets, walletTransfers } from './schema'
import { confirmedSum } from './wallets.sql'

/** Locks a wallet and returns the last seen version of the vendor. */
export const lockWallet = async (tx: Tx, memberId: string, vendor: string): Promise<bigint> => {
  await tx.insert(vendorWallets).values({ memberId, vendor }).onConflictDoNothing()
  const [row] = await tx
    .select({ version: vendorWallets.version })
    .from(vendorWallets)
    .where(and(eq(vendorWallets.memberId, memberId), eq(vendorWallets.vendor, vendor)))
    .for('update')
  return row?.version ?? 0n
}

export const saveVersion = async (tx: Tx, memberId: string, vendor: string, version: bigint, at: number) =>
  void (await tx
    .update(vendorWallets)
    .set({ version, seenAt: at })
    .where(and(eq(vendorWallets.memberId, memberId), eq(vendorWallets.vendor, vendor))))

/** The row that explains the posting of the same version. */
export const insertPlay = async (tx: Tx, play: typeof vendorPlays.$inferInsert): Promise<void> =>
  void (await tx.insert(vendorPlays).values(play).onConflictDoNothing())

const one = async (db: Db, condition: SQL | undefined): Promise<TransferRow | null> =>
  (await db.select().from(walletTransfers).where(condition))[0] ?? null

export const transferOfMember = (db: Db, memberId: string, id: string) =>
  one(db, and(eq(walletTransfers.id, id), eq(walletTransfers.memberId, memberId)))
export const transferByKey = (db: Db, memberId: string, key: string) =>
  one(db, and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.idempotencyKey, key)))
export const inFlight = (db: Db, memberId: string, vendor: string) =>
  one(
    db,
    and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.vendor, vendor), isNull(walletTransfers.endedAt)),
  )

export const insertTransfer = async (tx: Tx, row: typeof walletTransfers.$inferInsert): Promise<void> =>
  void (await tx.insert(walletTransfers).values(row))

export const change = async (db: Db, id: string, to: Partial<TransferRow>): Promise<void> =>
  void (await db.update(walletTransfers).set(to).where(eq(walletTransfers.id, id)))

/** Marks a transfer as UNKNOWN unless it has ended meanwhile. */
export const markUnknown = async (db: Db, id: string, at: number): Promise<void> =>
  void (await db
    .update(walletTransfers)
    .set({ state: 'UNKNOWN', askedAt: at })
    .where(and(eq(walletTransfers.id, id), isNull(walletTransfers.endedAt))))

/** Transfers without an end that were last polled before an instant, those asked least recently first. */
export const unfinishedTransfers = (db: Db, since: number, limit: number): Promise<TransferRow[]> =>
  db
    .select()
    .from(walletTransfers)
    .where(
      and(
        isNull(walletTransfers.endedAt),
        lt(walletTransfers.createdAt, since),
        or(isNull(walletTransfers.askedAt), lt(walletTransfers.askedAt, since)),
      ),
    )
    .orderBy(leastRecently(walletTransfers.askedAt), asc(walletTransfers.createdAt))
    .limit(limit)

export type TransferFilter = {
  readonly memberId: string
  readonly span: { readonly from: number; readonly to: number }
  readonly vendor: string | undefined
  readonly state: TransferState | undefined
}

export const transfersOf = async (db: Db, { memberId, span, vendor, state }: TransferFilter, page: AskedPage) => {
  const condition = and(
    eq(walletTransfers.memberId, memberId),
    within(walletTransfers.createdAt, span),
    vendor === undefined ? undefined : eq(walletTransfers.vendor, vendor),
    state === undefined ? undefined : eq(walletTransfers.state, state),
  )
  const rows = await db
    .select()
    .from(walletTransfers)
    .where(condition)
    .orderBy(desc(walletTransfers.createdAt), asc(walletTransfers.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const [all] = await db
    .select({ total: count(), in: confirmedSum('IN'), out: confirmedSum('OUT') })
    .from(walletTransfers)
    .where(condition)
  if (!all) throw new Error('A query of sums always has one row')
  return { rows, ...all }
}

export const transferToWire = (row: TransferRow, vendorName: string): WalletTransfer => ({
  transferId: row.id,
  vendor: row.vendor,
  vendorName,
  direction: row.direction,
  amount: moneyToWire(row.amount, row.currency),
  currency: row.currency,
  state: row.state,
  reference: row.reference,
  createdAt: row.createdAt,
  endedAt: row.endedAt,
})
