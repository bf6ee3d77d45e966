import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fetchOpenDraws, fetchResults } from './provider-draws'
import type { DrawResult, OpenDraw } from './provider-draws'
import { saveResults, storedResults } from './store'

/** A list of open draws is used until the first of them closes, and at most this long, since lotteries come and go. */
const longestMs = 60_000
/** Pause after a failed request to the provider. */
const pauseMs = 2000

type OpenDraws = { readonly draws: readonly OpenDraw[]; readonly until: number }
type Known = { open: OpenDraws; asking: Promise<OpenDraws> | null; readonly results: Map<string, string> }
const known = new WeakMap<Db, Known>()
const knownOf = (db: Db): Known => {
  const held = known.get(db) ?? { open: { draws: [], until: 0 }, asking: null, results: new Map<string, string>() }
  known.set(db, held)
  return held
}

const ask = async (ctx: AppContext, last: OpenDraws): Promise<OpenDraws> => {
  try {
    const draws = await fetchOpenDraws(ctx)
    const now = ctx.clock.now()
    return { draws, until: Math.min(now + longestMs, ...draws.map(({ closesAt }) => closesAt)) }
  } catch (error) {
    ctx.log.warn({ err: error }, 'the game provider did not answer the open draws')
    return { ...last, until: ctx.clock.now() + pauseMs }
  }
}

/** Draws that take bets now; while the provider is away, those of the last list that are not over. */
export const openDraws = async (ctx: AppContext): Promise<readonly OpenDraw[]> => {
  const memory = knownOf(ctx.db)
  if (ctx.clock.now() >= memory.open.until) {
    memory.asking ??= ask(ctx, memory.open).finally(() => {
      memory.asking = null
    })
    memory.open = await memory.asking
  }
  const now = ctx.clock.now()
  return memory.open.draws.filter(({ closesAt }) => closesAt > now)
}

/** The last draws of a lottery. The provider is asked once after every draw; while it is away, the stored ones are answered. */
export const lastResults = async (ctx: AppContext, gameCode: string, size: number): Promise<readonly DrawResult[]> => {
  const { results } = knownOf(ctx.db)
  const open = (await openDraws(ctx)).find((draw) => draw.gameCode === gameCode)
  const request = `${gameCode}:${size}`
  if (open && results.get(request) !== open.numero)
    try {
      await saveResults(ctx.db, gameCode, await fetchResults(ctx, gameCode, size))
      results.set(request, open.numero)
    } catch (error) {
      ctx.log.warn({ err: error }, 'the game provider did not answer the last draws')
    }
  return storedResults(ctx.db, gameCode, size)
}
