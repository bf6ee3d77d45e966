import { type Minor, zero } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gte, gt, lte, notInArray, type SQL } from 'drizzle-orm'
import { dayIndex, sumOf, within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { gameNameOf, vendorNameOf } from '../games/games.sql'
import { categoryIs, firstColumn, paidOut } from './rounds.sql'
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
      currency: rounds.currency,
      state: rounds.state,
    })
    .from(rounds)
    .where(matches(filter))
    .orderBy(desc(rounds.countedAt), asc(rounds.roundId))
    .limit(page.pageSize)
    .offset(offsetOf(page))

const figures = { stake: sumOf(rounds.stake), validBet: sumOf(rounds.validBet), payout: sumOf(rounds.payout) }

/** The valid bet of a member in settled rounds since an instant. */
export const validBetSince = async (db: Db, memberId: string, since: number): Promise<Minor> => {
  const [sums] = await db
    .select({ validBet: sumOf(rounds.validBet) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.state, 'SETTLED'), gte(rounds.countedAt, since)))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums.validBet
}

/** By day, counted from 1 in the order of `bounds`; a day without rounds has no row. */
export const figuresByDay = (db: Db, filter: RoundsFilter, bounds: readonly number[]) =>
  db
    .select({ day: dayIndex(rounds.countedAt, bounds), ...figures })
    .from(rounds)
    .where(matches(filter))
    .groupBy(firstColumn)

/** The largest stake first. */
export const figuresByCategory = (db: Db, filter: RoundsFilter) =>
  db
    .select({ gameType: rounds.category, count: count(), ...figures })
    .from(rounds)
    .where(matches(filter))
    .groupBy(rounds.category)
    .orderBy(desc(figures.stake), asc(rounds.category))

/** The sums of all pages. */
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
export const largestWins = (
  db: Db,
  merchantCode: string,
  { after, until }: { readonly after: number; readonly until: number },
  exceptMembers: SQL,
  most: number,
) =>
  db
    .select({
      memberId: rounds.memberId,
      gameCode: rounds.gameCode,
      stake: rounds.stake,
      payout: rounds.payout,
      currency: rounds.currency,
      // A settled round counts at its settlement.
      settledAt: rounds.countedAt,
    })
    .from(rounds)
    .where(
      and(
        eq(rounds.merchantCode, merchantCode),
        eq(rounds.state, 'SETTLED'),
        gt(rounds.payout, rounds.stake),
        gt(rounds.stake, zero),
        notInArray(rounds.memberId, exceptMembers),
        gt(rounds.countedAt, after),
        lte(rounds.countedAt, until),
      ),
    )
    .orderBy(desc(rounds.payout), desc(rounds.countedAt))
    .limit(most)
