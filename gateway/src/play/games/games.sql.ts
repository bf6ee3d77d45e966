import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { favouriteGames, games, gameVendors, winnerBoardOptOuts } from './schema'

/** The name of a game by its code, also of one that is no longer visible. */
export const gameNameOf = (code: SQLWrapper): SQL<string> =>
  sql<string>`(select ${games.name} from ${games} where ${games.code} = ${code})`

/** A table expression of games for the queries of other modules; `playable` also means shown. */
export const gameRows: SQL = sql`(
  select ${games.code} as code, ${games.name} as name, ${games.vendorCode} as vendor_code, ${games.category} as category, ${games.classify} as classify,
    ${games.playable} and ${games.visible} as playable, ${games.minBet} as min_bet, ${games.maxBet} as max_bet,
    ${games.mostStakes} as most_stakes, ${games.maxWinHundredths} as max_win_hundredths
  from ${games})`

export const vendorNameOf = (code: SQLWrapper): SQL<string> =>
  sql<string>`(select ${gameVendors.name} from ${gameVendors} where ${gameVendors.code} = ${code})`

/** A query of the ids of members who do not appear on the winner board. */
export const winnerBoardOptOutIds: SQL = sql`(select ${winnerBoardOptOuts.memberId} from ${winnerBoardOptOuts})`

/** Whether a game is among the rows of a selection of favourites. */
export const hasFavourite = (gameCode: string): SQL<boolean> =>
  sql<boolean>`coalesce(bool_or(${favouriteGames.gameCode} = ${gameCode}), false)`

/** Inserts or updates vendors given as JSON, and shows them. */
export const saveVendors = (vendors: string): SQL => sql`
  insert into game_vendors (code, name, category, palette, sort, visible)
  select code, name, category, palette, sort, true from jsonb_to_recordset(${vendors}::jsonb) as v (code text, name text, category text, palette text, sort int)
  on conflict (code) do update set name = excluded.name, category = excluded.category, palette = excluded.palette, sort = excluded.sort, visible = true`

/** Inserts or updates games given as JSON, and shows them. */
export const saveGames = (rows: string): SQL => sql`
  insert into games (code, vendor_code, name, category, classify, playable, curated_hot, is_new, rtp_bp, most_rtp_bp, volatility, hit_rate_bp, max_win_hundredths, deviation_hundredths, lines, min_bet, max_bet, most_stakes, paytable, free_round_stakes, sort, visible)
  select code, vendor_code, name, category, classify, playable, curated_hot, is_new, rtp_bp, most_rtp_bp, volatility, hit_rate_bp, max_win_hundredths, deviation_hundredths, lines, min_bet, max_bet, most_stakes, paytable, free_round_stakes, sort, true
  from jsonb_to_recordset(${rows}::jsonb) as g (code text, vendor_code text, name text, category text, classify text, playable boolean, curated_hot boolean, is_new boolean, rtp_bp int, most_rtp_bp int, volatility smallint, hit_rate_bp int, max_win_hundredths int, deviation_hundredths int, lines int, min_bet jsonb, max_bet jsonb, most_stakes int, paytable jsonb, free_round_stakes jsonb, sort int)
  on conflict (code) do update set vendor_code = excluded.vendor_code, name = excluded.name, category = excluded.category, classify = excluded.classify, playable = excluded.playable, curated_hot = excluded.curated_hot,
    is_new = excluded.is_new, rtp_bp = excluded.rtp_bp, most_rtp_bp = excluded.most_rtp_bp, volatility = excluded.volatility, hit_rate_bp = excluded.hit_rate_bp, max_win_hundredths = excluded.max_win_hundredths, deviation_hundredths = excluded.deviation_hundredths, lines = excluded.lines, min_bet = excluded.min_bet,
    max_bet = excluded.max_bet, most_stakes = excluded.most_stakes, paytable = excluded.paytable, free_round_stakes = excluded.free_round_stakes, sort = excluded.sort, visible = true`

export const hideOtherGames = (codes: string): SQL =>
  sql`update games set visible = false where visible and code not in (select jsonb_array_elements_text(${codes}::jsonb))`

export const hideOtherVendors = (codes: string): SQL =>
  sql`update game_vendors set visible = false where visible and code not in (select jsonb_array_elements_text(${codes}::jsonb))`

export const nextRevision = (digest: string, now: number): SQL => sql`
  insert into catalogue_revision (revision, synced_at, digest) values (1, ${timestamp(now)}, ${digest})
  on conflict (singleton) do update set revision = catalogue_revision.revision + 1, synced_at = excluded.synced_at, digest = excluded.digest`
