import type { BodyOf, PayoutAccount, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, ok, Refusal, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { memberById, notifySecurityChange, payoutWaits, recordSecurityChange, verifiedPersonOf } from '../../identity'
import { publish } from '../../platform'
import { lockAccounts, playerAccount } from '../ledger'
import { type PayoutMethod, payoutMethods } from './methods'
import { destinationOf, isOwnAccount, maskPlace } from './payout-destination'
import { paymentPasswordRefusal } from './payment-password'
import type { PayoutAccountRow } from './schema'
import * as store from './store'

const maxAccounts = 5

/** Serializes changes of one member's payout accounts. */
const queue = (tx: Tx, { id, merchantCode: merchant, currency }: Member) =>
  lockAccounts(tx, [playerAccount({ merchant, currency }, id)])

const bankNameOf = (methods: readonly PayoutMethod[], bankCode: string | null): string | null =>
  methods.flatMap(({ banks }) => banks).find((bank) => bank.bankCode === bankCode)?.name ?? bankCode

const toWire = (row: PayoutAccountRow, methods: readonly PayoutMethod[]): PayoutAccount => ({
  bankCardId: row.id,
  kind: row.kind,
  holder: row.holder,
  account: maskPlace(row),
  bankCode: row.bankCode,
  branch: row.branch,
  bankName: bankNameOf(methods, row.bankCode),
  isDefault: row.isDefault,
})

export const listAccounts = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'payoutAccounts'>>> => {
  const methods = payoutMethods(merchant, member.currency)
  const rows = await store.accountsOf(ctx.db, member.id)
  const { accounts } = await payoutWaits(ctx.db, merchant, member.id, ctx.clock.now())
  const list = rows.map((row) => ({ ...toWire(row, methods), usableFrom: accounts.get(row.id) ?? null }))
  return ok({ list, most: maxAccounts })
}

/** Adds an account; this needs the payment password like a withdrawal. The first account is the default. */
export const addAccount = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  body: BodyOf<'addPayoutAccount'>,
): Promise<Result<PayoutAccount>> => {
  const methods = payoutMethods(merchant, member.currency)
  const method = methods.find(({ kind }) => kind === body.kind)
  if (!method) return fail('request_param_err', undefined, { kind: 'unknown' })
  const read = destinationOf(method, body)
  if (!('holder' in read)) return fail('request_param_err', undefined, { ...read })
  const refused = await paymentPasswordRefusal(ctx, member.id, body.password)
  if (refused) return refused
  const added = await inTransaction<Result<{ account: PayoutAccount; isFirst: boolean }>>(ctx.db, async (tx) => {
    await queue(tx, member)
    if (!isOwnAccount({ ...read, kind: method.kind }, await verifiedPersonOf(tx, member.id)))
      return fail('payout.account.other.person')
    const known = await store.accountsOf(tx, member.id)
    if (known.length >= maxAccounts) return fail('payout.account.limit')
    const row = {
      ...read,
      id: ctx.random.uuid(),
      merchantCode: merchant.code,
      memberId: member.id,
      kind: method.kind,
      isDefault: known.length === 0,
      createdAt: ctx.clock.now(),
      removedAt: null,
    }
    const isFirst = !(await store.hadAccount(tx, member.id))
    if (!(await store.insertAccount(tx, row))) return fail('payout.account.exists')
    const { id: accountId, createdAt: at } = row
    // The first account of a member takes no protection away.
    if (!isFirst) await recordSecurityChange(tx, member, 'account', at, accountId)
    const payload = { accountId, account: maskPlace(row) }
    await publish(tx, { name: 'payout.account.added', memberId: member.id, at, payload })
    return ok({ account: toWire(row, methods), isFirst })
  })
  if (!added.ok) return added
  const owner = await memberById(ctx.db, member.id)
  if (owner && !added.value.isFirst) notifySecurityChange(ctx, owner)
  return ok(added.value.account)
}

export const setDefault = (ctx: AppContext, member: Member, id: string): Promise<Result<{ done: true }>> =>
  inTransaction(ctx.db, async (tx) => {
    await queue(tx, member)
    await store.clearDefault(tx, member.id)
    if (!(await store.makeDefault(tx, member.id, id))) throw new Refusal(fail('payout.account.unknown'))
    return ok({ done: true })
  })

/** If the default is removed, the oldest remaining account becomes the default. */
export const removeAccount = (ctx: AppContext, member: Member, id: string): Promise<Result<{ done: true }>> =>
  inTransaction(ctx.db, async (tx) => {
    await queue(tx, member)
    const wasDefault = (await store.accountsOf(tx, member.id)).some((row) => row.id === id && row.isDefault)
    if (!(await store.removeAccount(tx, member.id, id, ctx.clock.now()))) return fail('payout.account.unknown')
    const [next] = wasDefault ? await store.accountsOf(tx, member.id) : []
    if (next) await store.makeDefault(tx, member.id, next.id)
    return ok({ done: true })
  })
