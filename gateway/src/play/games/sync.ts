import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { askProvider } from '../provider'
import { catalogueRows } from './catalogue-rows'
import { type ProviderCatalogue, providerCatalogue } from './provider-catalogue'
import { forgetShelf } from './shelf'

/** After a start the provider may still compute what its games promise. */
const patienceMs = 30_000

export const fetchCatalogue = (ctx: Pick<AppContext, 'config'>): Promise<ProviderCatalogue> =>
  askProvider(ctx, '/provider/v1/games', providerCatalogue, patienceMs)

/**
 * Takes the provider's list as it is: new rows come, changed ones change, rows that are gone are hidden and keep their history. The same list again
 * changes nothing, and nobody reads it anew. @returns whether something changed.
 */
export const storeCatalogue = (db: Db, catalogue: ProviderCatalogue, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { vendors, games, vendorCodes, gameCodes, digest } = catalogueRows(catalogue)
    const { rows } = await tx.execute<{ digest: string | null }>(sql`select digest from catalogue_revision for update`)
    if (rows[0]?.digest === digest) return false
    await tx.execute(sql`
      insert into game_vendors (code, name, category, palette, sort, visible)
      select code, name, category, palette, sort, true from jsonb_to_recordset(${vendors}::jsonb) as v (code text, name text, category text, palette text, sort int)
      on conflict (code) do update set name = excluded.name, category = excluded.category, palette = excluded.palette, sort = excluded.sort, visible = true`)
    await tx.execute(sql`
      insert into games (code, vendor_code, name, category, classify, playable, curated_hot, is_new, rtp_bp, volatility, hit_rate_bp, max_win_hundredths, lines, min_bet, max_bet, most_stakes, paytable, free_round_stakes, sort, visible)
      select code, vendor_code, name, category, classify, playable, curated_hot, is_new, rtp_bp, volatility, hit_rate_bp, max_win_hundredths, lines, min_bet, max_bet, most_stakes, paytable, free_round_stakes, sort, true
      from jsonb_to_recordset(${games}::jsonb) as g (code text, vendor_code text, name text, category text, classify text, playable boolean, curated_hot boolean, is_new boolean, rtp_bp int, volatility smallint, hit_rate_bp int, max_win_hundredths int, lines int, min_bet jsonb, max_bet jsonb, most_stakes int, paytable jsonb, free_round_stakes jsonb, sort int)
      on conflict (code) do update set vendor_code = excluded.vendor_code, name = excluded.name, category = excluded.category, classify = excluded.classify, playable = excluded.playable, curated_hot = excluded.curated_hot,
        is_new = excluded.is_new, rtp_bp = excluded.rtp_bp, volatility = excluded.volatility, hit_rate_bp = excluded.hit_rate_bp, max_win_hundredths = excluded.max_win_hundredths, lines = excluded.lines, min_bet = excluded.min_bet,
        max_bet = excluded.max_bet, most_stakes = excluded.most_stakes, paytable = excluded.paytable, free_round_stakes = excluded.free_round_stakes, sort = excluded.sort, visible = true`)
    await tx.execute(
      sql`update games set visible = false where visible and code not in (select jsonb_array_elements_text(${gameCodes}::jsonb))`,
    )
    await tx.execute(
      sql`update game_vendors set visible = false where visible and code not in (select jsonb_array_elements_text(${vendorCodes}::jsonb))`,
    )
    await tx.execute(sql`
      insert into catalogue_revision (revision, synced_at, digest) values (1, ${timestamp(now)}, ${digest})
      on conflict (singleton) do update set revision = catalogue_revision.revision + 1, synced_at = excluded.synced_at, digest = excluded.digest`)
    return true
  })

export const syncCatalogue = async (ctx: AppContext): Promise<number> => {
  const catalogue = await fetchCatalogue(ctx)
  await storeCatalogue(ctx.db, catalogue, ctx.clock.now())
  return catalogue.games.length
}

export const hasCatalogue = async (db: Db): Promise<boolean> =>
  (await db.execute(sql`select 1 from games limit 1`)).rows.length > 0
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the first catalogue, because a lobby without games is no lobby; a later start never waits. `false`: the provider did not answer in time. */
export const awaitFirstCatalogue = async (ctx: AppContext, patienceMs = 90_000): Promise<boolean> => {
  if (await hasCatalogue(ctx.db)) return true
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
