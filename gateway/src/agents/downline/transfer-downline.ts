import { type BodyOf, type Minor, moneyToWire, parseMoney, type ValueOf } from '@mosaic/contracts'
import { memberById } from '../../identity'
import {
  agentTransferScope,
  fingerprintOf,
  lockAccounts,
  playerAccount,
  post,
  toOthersRefusal,
  transfer,
  unwageredRefusal,
} from '../../money'
import { validBetSince } from '../../play'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, refuse, type Result } from '../../platform/http/result'
import { memberBelow } from './member-below'
import { receiverRefusal } from './receiver-refusal'
import type { AgentTransfer } from './schema'
import * as store from './store'

type Transferred = ValueOf<'transferDownline'>

const transferToWire = ({ id: transferId, amount, currency, createdAt: at }: AgentTransfer, account: string) => ({
  ...{ transferId, account, currency, at },
  amount: moneyToWire(amount, currency),
})

/** A member below who has an account of money: trial and house accounts have none of this site's. */
const receiverOf = async ({ db }: Pick<AppContext, 'db'>, agent: Member, memberId: string) => {
  const member = (await memberBelow(db, agent.id, memberId))?.member
  return member?.currency === agent.currency ? member : null
}

/** The same key with another request is refused. */
const earlierAnswer = (
  earlier: AgentTransfer,
  { memberId, amount }: { readonly memberId: string; readonly amount: Minor },
  account: string,
): Result<Transferred> =>
  earlier.memberId === memberId && earlier.amount === amount
    ? ok(transferToWire(earlier, account))
    : fail('idempotency.mismatch')

/** Money leaves the agent as with a withdrawal. */
export const transferToDownline = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  { memberId, amount: typed, password }: BodyOf<'transferDownline'>,
  requestKey: string,
): Promise<Result<Transferred>> => {
  const { currency } = agent
  const amount = parseMoney(typed, currency)
  if (amount === null || amount === 0n) return fail('money.amount.invalid', undefined, { amount: 'invalid' })
  const earlier = await store.transferOfRequest(ctx.db, agent.id, requestKey)
  if (earlier)
    return earlierAnswer(earlier, { memberId, amount }, (await memberById(ctx.db, earlier.memberId))?.account ?? '')
  const refused = await toOthersRefusal(ctx, merchant, agent, password)
  if (refused) return refused
  const receiver = await receiverOf(ctx, agent, memberId)
  if (!receiver) return fail('not.found')
  return inTransaction(ctx.db, async (tx) => {
    const books = { merchant: merchant.code, currency }
    const [own, theirs] = [playerAccount(books, agent.id), playerAccount(books, memberId)]
    await lockAccounts(tx, [own, theirs])
    const [id, at] = [ctx.random.uuid(), ctx.clock.now()]
    const unwagered = await unwageredRefusal(tx, { validBetSince }, merchant, agent, at)
    if (unwagered) return unwagered
    const unable = await receiverRefusal(tx, merchant, memberId, amount, at)
    if (unable) return unable
    const row = { id, merchantCode: merchant.code, currency, agentId: agent.id, memberId, amount, requestKey }
    const inserted = await store.insertTransfer(tx, { ...row, createdAt: at })
    if (!inserted) {
      const other = await store.transferOfRequest(tx, agent.id, requestKey)
      return other ? earlierAnswer(other, { memberId, amount }, receiver.account) : fail('idempotency.mismatch')
    }
    const moved = await post(tx, {
      scope: agentTransferScope,
      key: id,
      fingerprint: fingerprintOf('agent.transfer', id, String(amount), currency),
      kind: 'transfer',
      title: `${agent.account} → ${receiver.account}`,
      reference: `T${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      postings: transfer(own, theirs, amount),
      at,
    })
    if (!moved.ok) return refuse('money.insufficient', undefined, { amount: 'balance' })
    return ok(transferToWire(inserted, receiver.account))
  })
}
