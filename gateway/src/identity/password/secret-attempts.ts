import type { AppContext } from '../../platform/runtime/app-context'
import { type Counted, giveBack, overRate, refusalOver, resetRate } from '../../platform/guard/rate-limit'
import type { Failure } from '../../platform/http/result'
import { attemptValues } from './secret-attempts.sql'

/** One counter for all calls that take a secret of a logged-in member, so a stolen session cannot try at each in turn. */
const attempts = { limit: 10, windowMs: 15 * 60_000 }

const keyOf = (memberId: string) => `secrets:${memberId}`

/** Counts an attempt before the secret is verified, so that parallel attempts cannot pass the limit. */
export const tooManySecretAttempts = (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<Failure | null> => overRate(ctx.db, ctx.clock, keyOf(memberId), attempts)

/** A right secret does not count. */
export const refundSecretAttempt = (ctx: Pick<AppContext, 'db'>, memberId: string): Promise<void> =>
  giveBack(ctx, keyOf(memberId))

export const secretAttemptValues = (memberId: string, now: number) =>
  attemptValues(keyOf(memberId), now, attempts.windowMs)

export const secretAttemptRefusal = (counted: Counted, now: number): Failure | null =>
  refusalOver(counted, attempts, now)

/** After a proof that a stranger with a stolen session cannot give. */
export const resetSecretAttempts = async ({ db }: Pick<AppContext, 'db'>, memberId: string): Promise<void> =>
  resetRate(db, keyOf(memberId))
