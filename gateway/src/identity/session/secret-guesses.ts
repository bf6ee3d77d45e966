import type { AppContext } from '../../platform/kernel/app-context'
import { overRate } from '../../platform/kernel/rate-limit'
import type { Failure } from '../../platform/kernel/result'

/** One counter for every door that takes a secret of a member who is logged in, so that with a stolen session the doors cannot be used in turn. */
const guesses = { limit: 10, windowMs: 15 * 60_000 }

export const tooManyGuesses = (ctx: Pick<AppContext, 'db' | 'clock'>, memberId: string): Promise<Failure | null> =>
  overRate(ctx.db, ctx.clock, `secrets:${memberId}`, guesses)
