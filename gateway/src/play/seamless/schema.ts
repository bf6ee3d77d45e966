import { type Currency, type GameCategory, type SeamlessStatus, zero } from '@mosaic/contracts'
import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits, transactionId } from '../../platform/db/columns'
import type { MoneyCall } from './protocol'

export const gameSessions = pgTable('game_sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  provider: text('provider').notNull(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  language: text('language').notNull(),
  playerAccount: bigint('player_account', { mode: 'bigint' }).notNull(),
  houseAccount: bigint('house_account', { mode: 'bigint' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** The site session that opened the game; the game session ends with it. */
  deviceSessionId: uuid('device_session_id'),
  /** The room that the member was let into; null for games without rooms. */
  roomId: text('room_id'),
})

export type RoundState = 'OPEN' | 'SETTLED' | 'CANCELLED'

export const rounds = pgTable('rounds', {
  provider: text('provider').notNull(),
  roundId: text('round_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  gameCode: text('game_code').notNull(),
  vendorCode: text('vendor_code').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  stake: minorUnits('stake').notNull(),
  payout: minorUnits('payout').notNull(),
  validBet: minorUnits('valid_bet').notNull(),
  state: text('state').$type<RoundState>().notNull(),
  openedAt: instant('opened_at').notNull(),
  settledAt: instant('settled_at'),
  /** The instant that decides the business day: the first settlement, or the bet while the round is open (domain §4.2). */
  countedAt: instant('counted_at').notNull(),
  /** When the provider was last asked for the outcome. */
  askedAt: instant('asked_at'),
  /** The free rounds that paid for it; its stake and payout are zero then. */
  rewardId: uuid('reward_id'),
  freeStake: minorUnits('free_stake').notNull().default(zero),
  freeWin: minorUnits('free_win').notNull().default(zero),
  /** The bonus that was active at the first bet, with the parts of stake and payout that were its money. */
  bonusId: uuid('bonus_id'),
  bonusStake: minorUnits('bonus_stake').notNull().default(zero),
  bonusPayout: minorUnits('bonus_payout').notNull().default(zero),
  /** The draw of a shared table that decides it, where opposite bets in parallel rounds are netted. */
  drawId: text('draw_id'),
  /** What a settled round of a draw adds to the valid bet of cash and bonus money, before any weight. */
  drawValidBet: minorUnits('draw_valid_bet'),
})

/** Rounds that a member opened in a quarter of an hour; a trigger writes them. */
export const playQuarters = pgTable('play_quarters', {
  memberId: text('member_id').notNull(),
  quarter: instant('quarter').notNull(),
  merchantCode: text('merchant_code').notNull(),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
  /** The gaps between its rounds that are no breaks. */
  playedMs: integer('played_ms').notNull(),
})

/** What the prizes of a provider's campaign have cost so far. */
export const providerCampaigns = pgTable('provider_campaigns', {
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  provider: text('provider').notNull(),
  campaign: text('campaign').notNull(),
  paid: minorUnits('paid').notNull(),
})

export const seamlessTransactions = pgTable('seamless_transactions', {
  provider: text('provider').notNull(),
  txId: text('tx_id').notNull(),
  /** `tombstone`: a rollback came before the bet it names; a late bet with this id takes no money. */
  call: text('call').$type<MoneyCall | 'tombstone'>().notNull(),
  fingerprint: text('fingerprint').notNull(),
  roundId: text('round_id').notNull(),
  refTxId: text('ref_tx_id'),
  memberId: text('member_id').notNull(),
  amount: minorUnits('amount').notNull(),
  status: text('status').$type<SeamlessStatus>().notNull(),
  answer: text('answer').notNull(),
  ledgerTransactions: uuid('ledger_transactions').array().notNull(),
  rolledBack: boolean('rolled_back').notNull().default(false),
  /** The parts in bonus money of what the call took and gave. */
  bonusTaken: minorUnits('bonus_taken').notNull().default(zero),
  bonusCredited: minorUnits('bonus_credited').notNull().default(zero),
  createdAt: instant('created_at').notNull(),
  /** The transaction that wrote the row, and its number among all events; null: the call is no event. */
  eventXid: transactionId('event_xid'),
  eventId: bigint('event_id', { mode: 'bigint' }),
  /** The amounts that the call adds to the totals of closed rounds or, a rollback, deducts. */
  eventStake: minorUnits('event_stake'),
  eventPayout: minorUnits('event_payout'),
  eventValidBet: minorUnits('event_valid_bet'),
  /** Settled rounds that the call adds or, a rollback, deducts. */
  eventRounds: smallint('event_rounds'),
})
