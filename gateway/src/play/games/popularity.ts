import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/kernel/columns'
import type { AppContext } from '../../platform/kernel/app-context'
import type { Db } from '../../platform/kernel/database'

const windowDays = 7
const refreshMs = 60_000
/** How many of the most played games of a merchant carry the hot tag besides the curated ones. */
const playedHot = 12

export type Popularity = { readonly bets: (gameCode: string) => number; readonly hot: ReadonlySet<string> }

const load = async (ctx: AppContext, merchantCode: string): Promise<Popularity> => {
  const since = timestamp(ctx.clock.now() - windowDays * 86_400_000)
  const { rows } = await ctx.db.execute<{ game_code: string; bets: number }>(sql`
    select game_code, count(*)::int as bets from rounds where merchant_code = ${merchantCode} and counted_at >= ${since} and state <> 'CANCELLED' and reward_id is null group by game_code order by bets desc, game_code`)
  const bets = new Map(rows.map((row) => [row.game_code, row.bets]))
  return { bets: (code) => bets.get(code) ?? 0, hot: new Set(rows.slice(0, playedHot).map((row) => row.game_code)) }
}

const held = new WeakMap<Db, Map<string, { popularity: Promise<Popularity>; at: number }>>()

/** Real rounds of the last days, counted once a minute. */
export const popularityOf = (ctx: AppContext, merchantCode: string): Promise<Popularity> => {
  const merchants = held.get(ctx.db) ?? new Map<string, { popularity: Promise<Popularity>; at: number }>()
  held.set(ctx.db, merchants)
  const last = merchants.get(merchantCode)
  if (last && performance.now() - last.at < refreshMs) return last.popularity
  const popularity = load(ctx, merchantCode)
  merchants.set(merchantCode, { popularity, at: performance.now() })
  popularity.catch(() => merchants.delete(merchantCode))
  return popularity
}
