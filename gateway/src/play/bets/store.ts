import type { Minor } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { dayIndex, sumOf, within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf } from '../../platform/http/paging'
import { games, gameVendors } from '../games'
import { rounds, type RoundState } from '../seamless'

export type AskedRounds = {
  readonly memberId: string
  readonly span: { readonly from: number; readonly to: number }
  readonly vendor: string | undefined
  readonly category: string | undefined
  readonly state: RoundState | undefined
}

const chosen = ({ memberId, span, vendor, category, state }: AskedRounds): SQL | undefined =>
  and(
    eq(rounds.memberId, memberId),
    within(rounds.countedAt, span),
    vendor ? eq(rounds.vendorCode, vendor) : undefined,
    category ? sql`${rounds.category} = ${category}` : undefined,
    state ? eq(rounds.state, state) : undefined,
  )

/** What a round has paid its player, by the game or, for a free one, by the house. */
const won = sql`${rounds.payout} + ${rounds.freeWin}`

export const roundsOf = (db: Db, asked: AskedRounds, page: AskedPage) =>
  db
    .select({
      roundId: rounds.roundId,
      openedAt: rounds.openedAt,
      settledAt: rounds.settledAt,
      gameCode: rounds.gameCode,
      gameName: games.name,
      vendorCode: rounds.vendorCode,
      vendorName: gameVendors.name,
      category: rounds.category,
      stake: rounds.stake,
      validBet: rounds.validBet,
      payout: won.mapWith(rounds.payout),
      rewardId: rounds.rewardId,
      freeStake: rounds.freeStake,
      currency: rounds.currency,
      state: rounds.state,
    })
    .from(rounds)
    .innerJoin(games, eq(games.code, rounds.gameCode))
    .innerJoin(gameVendors, eq(gameVendors.code, rounds.vendorCode))
    .where(chosen(asked))
    .orderBy(desc(rounds.countedAt), asc(rounds.roundId))
    .limit(page.pageSize)
    .offset(offsetOf(page))

const figures = { stake: sumOf(rounds.stake), validBet: sumOf(rounds.validBet), payout: sumOf(rounds.payout) }

/** What a member staked in settled rounds since an instant, by the rules of the valid bet. */
export const validBetSince = async (db: Db, memberId: string, since: number): Promise<Minor> => {
  const [sums] = await db
    .select({ validBet: sumOf(rounds.validBet) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.state, 'SETTLED'), gte(rounds.countedAt, since)))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums.validBet
}

/** By day, counted from 1 in the order of `bounds`; a day without rounds has no row. */
export const figuresByDay = (db: Db, asked: AskedRounds, bounds: readonly number[]) =>
  db
    .select({ day: dayIndex(rounds.countedAt, bounds), ...figures })
    .from(rounds)
    .where(chosen(asked))
    .groupBy(sql`1`)

/** The largest stake first. */
export const figuresByCategory = (db: Db, asked: AskedRounds) =>
  db
    .select({ gameType: rounds.category, count: count(), ...figures })
    .from(rounds)
    .where(chosen(asked))
    .groupBy(rounds.category)
    .orderBy(desc(figures.stake), asc(rounds.category))

/** The sums of all pages. */
export const sumsOf = async (db: Db, asked: AskedRounds) => {
  const [sums] = await db
    .select({ count: count(), ...figures, payout: sumOf(won) })
    .from(rounds)
    .where(chosen(asked))
  if (!sums) throw new Error('A query of sums always has one row')
  return sums
}
