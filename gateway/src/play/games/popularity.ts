import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { roundsByGame } from '../activity'

const windowDays = 7
const refreshMs = 60_000
/** How many of a merchant's most played games are tagged hot besides the curated ones. */
const hotByPlay = 12

export type Popularity = { readonly bets: (gameCode: string) => number; readonly hot: ReadonlySet<string> }

const load = async (ctx: AppContext, merchantCode: string): Promise<Popularity> => {
  const rows = await roundsByGame(ctx.db, merchantCode, ctx.clock.now() - windowDays * 86_400_000)
  const bets = new Map(rows.map(({ gameCode, rounds }) => [gameCode, rounds]))
  return { bets: (code) => bets.get(code) ?? 0, hot: new Set(rows.slice(0, hotByPlay).map(({ gameCode }) => gameCode)) }
}

const cache = new WeakMap<Db, Map<string, { popularity: Promise<Popularity>; at: number }>>()

/** Real rounds of the last days, counted once a minute. */
export const popularityOf = (ctx: AppContext, merchantCode: string): Promise<Popularity> => {
  const merchants = cache.get(ctx.db) ?? new Map<string, { popularity: Promise<Popularity>; at: number }>()
  cache.set(ctx.db, merchants)
  const last = merchants.get(merchantCode)
  if (last && performance.now() - last.at < refreshMs) return last.popularity
  const popularity = load(ctx, merchantCode)
  merchants.set(merchantCode, { popularity, at: performance.now() })
  popularity.catch(() => merchants.delete(merchantCode))
  return popularity
}
