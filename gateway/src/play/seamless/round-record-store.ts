import { type Currency, minor } from '@mosaic/contracts'
import { and, asc, count, desc, eq, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import { dayIndex, instantOf, sumOf, within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { gameNameOf, vendorNameOf } from '../games/games.sql'
import { categoryIs, firstColumn, isUnsettled, largestWinsQuery, paidOut } from './rounds.sql'
import { rounds, type RoundState } from './schema'

export type RoundsFilter = {
  readonly memberId: string
  readonly span: { readonly from: number; readonly to: number }
  readonly vendor: string | undefined
  readonly category: string | undefined
  readonly state: RoundState | undefined
}

const matches = ({ memberId, span, vendor, category, state }: RoundsFilter): SQL | undefined =>
  and(
    eq(rounds.memberId, memberId),
    within(rounds.countedAt, span),
    vendor ? eq(rounds.vendorCode, vendor) : undefined,
    category ? categoryIs(category) : undefined,
    state ? eq(rounds.state, state) : undefined,
  )

export const roundsOf = (db: Db, filter: RoundsFilter, page: AskedPage) =>
  db
    .select({
      roundId: rounds.roundId,
      openedAt: rounds.openedAt,
      settledAt: rounds.settledAt,
      gameCode: rounds.gameCode,
      gameName: gameNameOf(rounds.gameCode),
      vendorCode: rounds.vendorCode,
      vendorName: vendorNameOf(rounds.vendorCode),
      category: rounds.category,
      stake: rounds.stake,
      validBet: rounds.validBet,
      payout: paidOut,
      rewardId: rounds.rewardId,
      freeStake: rounds.freeStake,
      bonusStake: rounds.bonusStake,
      bonusPayout: rounds.bonusPayout,
      currency: rounds.currency,
      state: rounds.state,
    })
    .from(rounds)
    .where(matches(filter))
    .orderBy(desc(rounds.countedAt), asc(rounds.roundId))
    .limit(page.pageSize)
    .offset(offsetOf(page))

const figures = { stake: sumOf(rounds.stake), validBet: sumOf(rounds.validBet), payout: sumOf(rounds.payout) }

type Chosen = Pick<RoundsFilter, 'memberId' | 'span'>

/** Rounds that are not settled: few, and found by an index of their own. `day` counts from 1 in the order of `bounds`. */
export const unsettledRounds = (db: Db, { memberId, span }: Chosen, bounds: readonly number[]) =>
  db
    .select({
      day: dayIndex(rounds.countedAt, bounds),
      category: rounds.category,
      state: rounds.state,
      count: count(),
      ...figures,
    })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), isUnsettled, within(rounds.countedAt, span)))
    .groupBy(firstColumn, rounds.category, rounds.state)

/** Wins of free rounds, which are rewards and no payouts; also of rounds that were cancelled after them. */
export const freeWins = (db: Db, { memberId, span }: Chosen) =>
  db
    .select({ category: rounds.category, state: rounds.state, won: sumOf(rounds.freeWin) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), isNotNull(rounds.rewardId), within(rounds.countedAt, span)))
    .groupBy(rounds.category, rounds.state)

/** The sums of all pages, from the rounds themselves; `sumsOfRecord` reads fewer. */
export const sumsOf = async (db: Db, filter: RoundsFilter) => {
  const [sums] = await db
    .select({ count: count(), ...figures, payout: sumOf(paidOut) })
    .from(rounds)
    .where(matches(filter))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums
}

/** Open rounds of a member except for some games, the latest first. */
export const openRoundsOf = (db: Db, memberId: string, exceptGames: readonly string[], most: number) =>
  db
    .select({
      roundId: rounds.roundId,
      gameCode: rounds.gameCode,
      stake: rounds.stake,
      freeStake: rounds.freeStake,
      currency: rounds.currency,
      openedAt: rounds.openedAt,
    })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.state, 'OPEN'), notInArray(rounds.gameCode, [...exceptGames])))
    .orderBy(desc(rounds.openedAt))
    .limit(most)

/** Settled rounds with a profit, the largest payout first; without members of the query `exceptMembers`. */
export const largestWins = async (
  db: Db,
  merchantCode: string,
  span: { readonly after: number; readonly until: number },
  exceptMembers: SQL,
  most: number,
) => {
  const { rows } = await db.execute<{
    member_id: string
    game_code: string
    stake: bigint
    payout: bigint
    currency: Currency
    counted_at: string
  }>(largestWinsQuery(merchantCode, span, exceptMembers, most))
  return rows.map((row) => ({
    memberId: row.member_id,
    gameCode: row.game_code,
    stake: minor(row.stake),
    payout: minor(row.payout),
    currency: row.currency,
    // A settled round counts at its settlement.
    settledAt: instantOf(row.counted_at),
  }))
}
