import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { addressKey, overNetworkPace, overRate } from '../../platform/guard/rate-limit'
import { ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { createMember } from '../members'
import { openSession, type NewSession } from '../session'

const trialType = 4
const trialsPerAddress = { limit: 30, windowMs: 60 * 60_000 }

/** A random account name: the prefix and ten characters without easily confused ones. */
export const drawAccountName = (ctx: Pick<AppContext, 'random'>, head: string): string => {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return head + Array.from({ length: 10 }, () => signs[ctx.random.int(signs.length)]).join('')
}

/** Free play: an account without a password that lives as long as its session. */
export const startTrial = async (
  ctx: AppContext,
  merchant: Merchant,
  caller: { ip: string; userAgent: string },
  deviceId: string,
): Promise<Result<NewSession>> => {
  const limited =
    (await overRate(ctx.db, ctx.clock, `trial:${addressKey(caller.ip)}`, trialsPerAddress)) ??
    (await overNetworkPace(ctx.db, ctx.clock, 'trial', caller.ip))
  if (limited) return limited
  return ok(
    await inTransaction(ctx.db, async (tx) => {
      const member = await createMember(tx, ctx, {
        merchant,
        account: drawAccountName(ctx, 'trial'),
        type: trialType,
        passwordHash: null,
        parentId: null,
        at: ctx.clock.now(),
      })
      return openSession(tx, ctx, { ...member, lastLoginAt: null }, { deviceId, ...caller })
    }),
  )
}
