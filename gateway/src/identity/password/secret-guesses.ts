import { type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '../../platform/runtime/app-context'
import { type Counted, counting, giveBack, givenBack, overRate, refusalOver } from '../../platform/guard/rate-limit'
import type { Failure } from '../../platform/http/result'

/** One counter for every door that takes a secret of a member who is logged in, so that with a stolen session the doors cannot be used in turn. */
const guesses = { limit: 10, windowMs: 15 * 60_000 }

const keyOf = (memberId: string) => `secrets:${memberId}`

export const tooManyGuesses = (ctx: Pick<AppContext, 'db' | 'clock'>, memberId: string): Promise<Failure | null> =>
  overRate(ctx.db, ctx.clock, keyOf(memberId), guesses)

/** Counted before it is looked at, so that guesses at the same moment cannot get past the limit; who was right has not guessed. */
export const wasNoGuess = (ctx: Pick<AppContext, 'db'>, memberId: string): Promise<void> =>
  giveBack(ctx, keyOf(memberId))

const { placeholder } = sql
const key = placeholder('guessKey')

/** The same two as parts of statements that do more, with `guessValues`: `taken` and `endsAt` of a guess, where the condition holds. */
export const guessCounted = (condition: SQL): SQL =>
  counting(sql`${key}`, { now: sql`${placeholder('guessAt')}`, end: sql`${placeholder('guessEnd')}` }, condition)
export const guessGivenBack: SQL = givenBack(sql`${key}`)

export const guessValues = (memberId: string, now: number) => ({
  guessKey: keyOf(memberId),
  guessAt: new Date(now).toISOString(),
  guessEnd: new Date(now + guesses.windowMs).toISOString(),
})

export const overGuesses = (counted: Counted, now: number): Failure | null => refusalOver(counted, guesses, now)
