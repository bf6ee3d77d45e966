import {
  type BodyOf,
  type Minor,
  moneyToWire,
  parseMoney,
  type ValueOf,
  type WalletTransfer,
  zero,
} from '@mosaic/contracts'
import { playStopped, type PlayUsage, stakeFits } from '../../protection'
import { type AskedRange, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type AskedPage, pageNumbers } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { isUuid } from '../../platform/runtime/uuid'
import { accountKey, fingerprintOf, lockAccounts } from '../ledger'
import { type Route, routeOf, vendorWalletsOf, walletName } from './merchant-wallets'
import type { TransferRow, TransferState } from './schema'
import * as store from './store'
import { endTransfer, moveLeg, orderOf, accountsOf, reconcile } from './transfer-end'
import type { VendorWalletClient } from './vendor-wallet-client'

export type TransferContext = { readonly merchant: Merchant; readonly member: Member; readonly idempotencyKey: string }

export const toWire = (ctx: AppContext, merchant: Merchant, row: TransferRow): WalletTransfer =>
  store.transferToWire(row, walletName(ctx.config, merchant, row.vendor))

/** `all`: the whole known balance. */
type Amount = Minor | 'all'

/**
 * Moves the money into transit, once per key. `null`: the balance is zero. `usage`: for transfers to a vendor, which limits on play
 * treat as a stake.
 */
export const openTransfer = (
  ctx: AppContext,
  { merchant, member, idempotencyKey }: TransferContext,
  { vendor, direction }: Route,
  requested: Amount,
  usage?: PlayUsage,
): Promise<Result<{ readonly row: TransferRow; readonly isNew: boolean } | null>> => {
  const { currency } = member
  const fingerprint = fingerprintOf(vendor, direction, String(requested))
  const answered = async (db: Db) => {
    const earlier = await store.transferByKey(db, member.id, idempotencyKey)
    if (!earlier) return null
    return earlier.fingerprint === fingerprint ? ok({ row: earlier, isNew: false }) : fail('idempotency.mismatch')
  }
  return inTransaction(ctx.db, async (tx) => {
    await store.lockWallet(tx, member.id, vendor)
    const before = await answered(tx)
    if (before) return before
    const at = ctx.clock.now()
    const stopped = direction === 'IN' ? await playStopped(tx, member.id, at) : null
    if (stopped) return stopped
    if (await store.inFlight(tx, member.id, vendor)) return fail('transfer.in.flight')
    const whose = { merchantCode: merchant.code, memberId: member.id, vendor, direction, currency }
    const { from, transit } = accountsOf(whose)
    const held = (await lockAccounts(tx, [from, transit])).get(accountKey(from))?.balance ?? zero
    const amount = requested === 'all' ? held : requested
    if (amount > held) return fail('money.insufficient', undefined, { amount: moneyToWire(held, currency) })
    if (amount === 0n) return ok(null)
    const whoPlays = { memberId: member.id, timeZone: merchant.timeZone }
    if (direction === 'IN' && usage && !(await stakeFits(tx, usage, whoPlays, amount, at)))
      return fail('play.limit.reached')
    const id = ctx.random.uuid()
    const row = {
      ...whose,
      id,
      idempotencyKey,
      fingerprint,
      amount,
      state: 'PENDING' as const,
      reference: `T${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      createdAt: at,
      askedAt: null,
      endedAt: null,
    }
    await store.insertTransfer(tx, row)
    await moveLeg(tx, 'leave', row, [from, transit], at)
    return ok({ row, isNew: true })
  })
}

const statusNow = async (ctx: AppContext, row: TransferRow): Promise<TransferRow> =>
  (await store.transferOfMember(ctx.db, row.memberId, row.id)) ?? row

/** Sends the order, once. Without an answer the transfer is UNKNOWN and only polled. */
export const send = async (ctx: AppContext, client: VendorWalletClient, row: TransferRow): Promise<TransferRow> => {
  const report = await client.move(orderOf(row))
  if (report) await endTransfer(ctx, row, report)
  else await store.markUnknown(ctx.db, row.id, ctx.clock.now())
  return statusNow(ctx, row)
}

export const requestTransfer = async (
  ctx: AppContext,
  client: VendorWalletClient | null,
  usage: PlayUsage,
  context: TransferContext,
  body: BodyOf<'walletTransfer'>,
): Promise<Result<WalletTransfer>> => {
  const { merchant, member } = context
  const route = routeOf(vendorWalletsOf(ctx.config, merchant), body.fromAccountTypeId, body.toAccountTypeId)
  if (!route || !client) return fail('wallet.unknown')
  const amount = parseMoney(body.amount, member.currency)
  if (amount === null || amount === 0n) return fail('money.amount.invalid')
  const started = await openTransfer(ctx, context, route, amount, usage)
  if (!started.ok) return started
  if (!started.value) return fail('money.amount.invalid')
  const { row, isNew } = started.value
  return ok(toWire(ctx, merchant, isNew ? await send(ctx, client, row) : row))
}

/** A member's status call polls the vendor at most this often. */
const askEveryMs = 3000

export const transferStatus = async (
  ctx: AppContext,
  client: VendorWalletClient | null,
  { merchant, member }: Pick<TransferContext, 'merchant' | 'member'>,
  id: string,
): Promise<Result<WalletTransfer>> => {
  const row = isUuid(id) ? await store.transferOfMember(ctx.db, member.id, id) : null
  if (!row) return fail('transfer.unknown')
  const due = row.endedAt === null && ctx.clock.now() - (row.askedAt ?? row.createdAt) >= askEveryMs
  if (due && client) await reconcile(ctx, client, row)
  return ok(toWire(ctx, merchant, due ? await statusNow(ctx, row) : row))
}

type ReportQuery = AskedRange & AskedPage & { readonly vendor?: string; readonly state?: TransferState }

export const transferReport = async (
  ctx: AppContext,
  { merchant, member }: Pick<TransferContext, 'merchant' | 'member'>,
  query: ReportQuery,
): Promise<Result<ValueOf<'walletTransferReport'>>> => {
  const span = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const filter = { memberId: member.id, span: span.value, vendor: query.vendor, state: query.state }
  const { rows, total, in: paidIn, out } = await store.transfersOf(ctx.db, filter, query)
  const wire = (amount: Minor) => moneyToWire(amount, member.currency)
  return ok({
    list: rows.map((row) => toWire(ctx, merchant, row)),
    ...pageNumbers(query, total),
    footer: { in: wire(paidIn), out: wire(out), currency: member.currency },
  })
}
