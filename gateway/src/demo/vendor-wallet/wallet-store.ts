import { type Currency, type Minor, minor, zero } from '@mosaic/contracts'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { accounts, behaviour, type Mode, transfers } from './schema'

export type Wallet = { readonly vendor: string; readonly account: string; readonly currency: Currency }
export type Order = Wallet & {
  readonly reference: string
  readonly direction: 'IN' | 'OUT'
  readonly amount: Minor
}
export type WalletBalance = { readonly balance: Minor; readonly version: bigint }
export type Outcome = WalletBalance & { readonly state: 'DONE' | 'REFUSED' }

const own = ({ vendor, account, currency }: Wallet) =>
  and(eq(accounts.vendor, vendor), eq(accounts.account, account), eq(accounts.currency, currency))

export const balanceOf = async (db: Db, wallet: Wallet): Promise<WalletBalance> => {
  const [row] = await db.select().from(accounts).where(own(wallet))
  return row ?? { balance: zero, version: 0n }
}

const lock = async (tx: Tx, { vendor, account, currency }: Wallet): Promise<WalletBalance> => {
  const wallet = { vendor, account, currency }
  await tx
    .insert(accounts)
    .values({ ...wallet, balance: zero, version: 0n })
    .onConflictDoNothing()
  const [row] = await tx.select().from(accounts).where(own(wallet)).for('update')
  return row ?? { balance: zero, version: 0n }
}

const write = async (tx: Tx, wallet: Wallet, from: WalletBalance, by: bigint): Promise<WalletBalance> => {
  const after = { balance: minor(from.balance + by), version: from.version + 1n }
  await tx.update(accounts).set(after).where(own(wallet))
  return after
}

export const decidedTransfer = async (db: Db, reference: string): Promise<Outcome | null> => {
  const [row] = await db.select().from(transfers).where(eq(transfers.reference, reference))
  return row ? { state: row.state, ...(await balanceOf(db, row)) } : null
}

/** A reference is decided once. A refusal is stored too, so that a late order is not executed. */
export const decide = async (tx: Tx, order: Order, at: number, refuse: boolean): Promise<Outcome> => {
  const from = await lock(tx, order)
  const earlier = await decidedTransfer(tx, order.reference)
  if (earlier) return earlier
  const by = order.direction === 'IN' ? order.amount : minor(-order.amount)
  const done = !refuse && from.balance + by >= 0n
  await tx.insert(transfers).values({ ...order, state: done ? 'DONE' : 'REFUSED', createdAt: at })
  return { state: done ? 'DONE' : 'REFUSED', ...(done ? await write(tx, order, from, by) : from) }
}

/** A win or a loss at the vendor; the balance never falls below zero. */
export const play = async (tx: Tx, wallet: Wallet, by: bigint): Promise<WalletBalance> => {
  const from = await lock(tx, wallet)
  return write(tx, wallet, from, from.balance + by < 0n ? -from.balance : by)
}

export const modeOf = async (db: Db, vendor: string): Promise<Mode> =>
  (await db.select().from(behaviour).where(eq(behaviour.vendor, vendor)))[0]?.mode ?? 'prompt'

export const setMode = async (db: Db, vendor: string, mode: Mode): Promise<void> =>
  void (await db
    .insert(behaviour)
    .values({ vendor, mode })
    .onConflictDoUpdate({ target: behaviour.vendor, set: { mode } }))

export const recentAccounts = (db: Db, limit: number) => db.select().from(accounts).limit(limit)
