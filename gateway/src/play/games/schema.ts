import type { Currency, GameCategory, GameClassify } from '@mosaic/contracts'
import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { PaytableRow, StakesByScale } from './provider-catalogue'

export const gameVendors = pgTable('game_vendors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  palette: text('palette').notNull(),
  sort: integer('sort').notNull(),
  visible: boolean('visible').notNull(),
})

/** Minor units by currency, as integer strings. */
type Amounts = Partial<Record<Currency, string>>

export const games = pgTable('games', {
  code: text('code').primaryKey(),
  vendorCode: text('vendor_code').notNull(),
  name: text('name').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  classify: text('classify').$type<GameClassify>().notNull(),
  playable: boolean('playable').notNull(),
  curatedHot: boolean('curated_hot').notNull(),
  isNew: boolean('is_new').notNull(),
  rtpBp: integer('rtp_bp'),
  /** Of the single bet that returns most; null: that of the main bet. */
  mostRtpBp: integer('most_rtp_bp'),
  volatility: smallint('volatility'),
  hitRateBp: integer('hit_rate_bp'),
  maxWinHundredths: integer('max_win_hundredths'),
  /** Standard deviation of a round, in hundredths of a stake. */
  deviationHundredths: integer('deviation_hundredths'),
  lines: integer('lines'),
  minBet: jsonb('min_bet').$type<Amounts>().notNull(),
  maxBet: jsonb('max_bet').$type<Amounts>().notNull(),
  /** How many first stakes a round can take with raises, doubles and splits. */
  mostStakes: integer('most_stakes').notNull().default(1),
  paytable: jsonb('paytable').$type<PaytableRow[]>().notNull(),
  sort: integer('sort').notNull(),
  visible: boolean('visible').notNull(),
  /** By the number of decimals of a currency; empty: the game takes no free rounds. */
  freeRoundStakes: jsonb('free_round_stakes').$type<StakesByScale>().notNull().default({}),
})

/** One row; a gateway that reads another revision reads the catalogue again. */
export const catalogueRevision = pgTable('catalogue_revision', {
  singleton: boolean('singleton').primaryKey().default(true),
  revision: bigint('revision', { mode: 'bigint' }).notNull(),
  syncedAt: instant('synced_at').notNull(),
  digest: text('digest'),
})

export const favouriteGames = pgTable('favourite_games', {
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  addedAt: instant('added_at').notNull(),
})

/** Members who do not appear on the winner board. */
export const winnerBoardOptOuts = pgTable('winner_board_opt_outs', { memberId: text('member_id').primaryKey() })

export const recentGames = pgTable('recent_games', {
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  playedAt: instant('played_at').notNull(),
})
