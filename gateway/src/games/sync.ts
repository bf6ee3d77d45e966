import { sql } from 'drizzle-orm'
import { request } from 'undici'
import type { AppContext } from '../kernel/app-context'
import type { Db } from '../kernel/database'
import { inTransaction } from '../kernel/transaction'
import { signedHeaders } from '../signing'
import { maxWinHundredths } from './max-win'
import { betLimits, paytableOf, type ProviderCatalogue, providerCatalogue, volatilityOf } from './provider-catalogue'
import { forgetShelf } from './shelf'

const path = '/provider/v1/games'

export const fetchCatalogue = async (ctx: Pick<AppContext, 'config' | 'clock'>): Promise<ProviderCatalogue> => {
  const response = await request(ctx.config.studioUrl + path, {
    headers: signedHeaders(ctx.config.keys.provider, 'GET', path, '', Date.now()),
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  })
  if (response.statusCode !== 200) {
    await response.body.dump()
    throw new Error(`The game provider answered ${response.statusCode} to ${path}`)
  }
  return providerCatalogue.parse(await response.body.json())
}

/** Takes the provider's list as it is: new rows come, changed ones change, rows that are gone are hidden and keep their history. */
export const storeCatalogue = (db: Db, catalogue: ProviderCatalogue, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = new Set(catalogue.vendors.map((vendor) => vendor.code))
    const games = catalogue.games
      .filter((game) => known.has(game.vendor))
      .map((game, index) => {
        const limits = betLimits(game)
        return {
          code: game.gameCode,
          vendor_code: game.vendor,
          name: game.name,
          category: game.category,
          classify: game.classify,
          playable: game.status === 'playable' && Boolean(game.slot),
          curated_hot: game.hot,
          is_new: game.isNew,
          rtp_bp: game.slot?.rtpBp ?? null,
          volatility: game.slot ? volatilityOf(game.slot.deviation) : null,
          hit_rate_bp: game.slot?.hitRateBp ?? null,
          max_win_hundredths: game.slot ? maxWinHundredths(game.slot.maxWinX) : null,
          lines: game.slot?.lines ?? null,
          min_bet: limits.min,
          max_bet: limits.max,
          paytable: paytableOf(game),
          sort: index,
        }
      })
    await tx.execute(sql`
      insert into game_vendors (code, name, category, palette, sort, visible)
      select code, name, category, palette, sort, true from jsonb_to_recordset(${JSON.stringify(catalogue.vendors)}::jsonb) as v (code text, name text, category text, palette text, sort int)
      on conflict (code) do update set name = excluded.name, category = excluded.category, palette = excluded.palette, sort = excluded.sort, visible = true`)
    await tx.execute(sql`
      insert into games (code, vendor_code, name, category, classify, playable, curated_hot, is_new, rtp_bp, volatility, hit_rate_bp, max_win_hundredths, lines, min_bet, max_bet, paytable, sort, visible)
      select code, vendor_code, name, category, classify, playable, curated_hot, is_new, rtp_bp, volatility, hit_rate_bp, max_win_hundredths, lines, min_bet, max_bet, paytable, sort, true
      from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (code text, vendor_code text, name text, category text, classify text, playable boolean, curated_hot boolean, is_new boolean, rtp_bp int, volatility smallint, hit_rate_bp int, max_win_hundredths int, lines int, min_bet jsonb, max_bet jsonb, paytable jsonb, sort int)
      on conflict (code) do update set vendor_code = excluded.vendor_code, name = excluded.name, category = excluded.category, classify = excluded.classify, playable = excluded.playable, curated_hot = excluded.curated_hot,
        is_new = excluded.is_new, rtp_bp = excluded.rtp_bp, volatility = excluded.volatility, hit_rate_bp = excluded.hit_rate_bp, max_win_hundredths = excluded.max_win_hundredths, lines = excluded.lines, min_bet = excluded.min_bet,
        max_bet = excluded.max_bet, paytable = excluded.paytable, sort = excluded.sort, visible = true`)
    const gameCodes = JSON.stringify(games.map((game) => game.code))
    const vendorCodes = JSON.stringify([...known])
    await tx.execute(sql`update games set visible = false where visible and code not in (select jsonb_array_elements_text(${gameCodes}::jsonb))`)
    await tx.execute(sql`update game_vendors set visible = false where visible and code not in (select jsonb_array_elements_text(${vendorCodes}::jsonb))`)
    await tx.execute(sql`
      insert into catalogue_revision (revision, synced_at) values (1, ${new Date(now).toISOString()}::timestamptz)
      on conflict (singleton) do update set revision = catalogue_revision.revision + 1, synced_at = excluded.synced_at`)
  })

export const syncCatalogue = async (ctx: AppContext): Promise<number> => {
  const catalogue = await fetchCatalogue(ctx)
  await storeCatalogue(ctx.db, catalogue, ctx.clock.now())
  return catalogue.games.length
}

const isEmpty = async (db: Db): Promise<boolean> => (await db.execute(sql`select 1 from games limit 1`)).rows.length === 0
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the first catalogue, because a lobby without games is no lobby; a later start never waits. `false`: the provider did not answer in time. */
export const awaitFirstCatalogue = async (ctx: AppContext, patienceMs = 90_000): Promise<boolean> => {
  if (!(await isEmpty(ctx.db))) return true
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(500)) {
    try {
      await syncCatalogue(ctx)
      forgetShelf(ctx.db)
      return true
    } catch (error) {
      ctx.log.debug({ err: error }, 'waiting for the game provider')
    }
  }
  return false
}
