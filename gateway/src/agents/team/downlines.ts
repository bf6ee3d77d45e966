import { type Minor, moneyToWire, subtractMinor, type ValueOf, zero, visibleText } from '@mosaic/contracts'
import { depositedByMember, memberBalances } from '../../money'
import { totalsByMember } from '../../play'
import { type AskedRange, requestedRange } from '../../platform'
import type { Db } from '../../platform/db/database'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageNumbers } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { onlineWindow } from './online-window'
import { likePattern } from './like-pattern'
import { depthIn, downlineRows } from './store'

type Query = AskedRange & AskedPage & { readonly parentId?: string; readonly search?: string }

/** Members directly below, for an operator. */
export const directDownlines = (db: Db, memberId: string, page: AskedPage, now: number) =>
  downlineRows(db, memberId, { parentId: memberId, parentDepth: 0 }, page, onlineWindow(now))

/** One level of the tree, or with a search every level below. Each row has the figures of that member alone. */
export const downlines = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: Query,
): Promise<Result<ValueOf<'downlines'>>> => {
  const now = ctx.clock.now()
  const requested = requestedRange(query, merchant.timeZone, now)
  if (!requested.ok) return requested
  const span = requested.value
  const parentId = query.parentId ?? agent.id
  const parentDepth = await depthIn(ctx.db, agent.id, parentId)
  if (parentDepth === null) return fail('not.found')
  const search = visibleText(query.search ?? '')
  const below = search === '' ? { parentId, parentDepth } : { accountLike: likePattern(search) }
  const { rows, total } = await downlineRows(ctx.db, agent.id, below, query, onlineWindow(now))
  const memberIds = rows.map(({ id }) => id)
  const balances = await memberBalances(ctx.db, merchant.code, rows)
  const deposits = await depositedByMember(ctx.db, memberIds, span)
  const played = await totalsByMember(ctx.db, { scope: { memberIds }, span })
  return ok({
    list: rows.map((row) => {
      const wire = (amount: Minor) => moneyToWire(amount, row.currency)
      const { cashStake, validBet, payout } = played.find(({ memberId }) => memberId === row.id) ?? nothingPlayed
      return {
        ...row,
        balance: wire(balances.get(row.id) ?? zero),
        deposit: wire(deposits.get(row.id) ?? zero),
        bet: wire(cashStake),
        validBet: wire(validBet),
        payout: wire(payout),
        pnl: wire(subtractMinor(payout, cashStake)),
      }
    }),
    ...pageNumbers(query, total),
  })
}

const nothingPlayed = { cashStake: zero, validBet: zero, payout: zero }
