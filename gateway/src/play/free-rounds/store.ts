import type { Currency, Minor } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { isUuid } from '../../platform/runtime/uuid'
import { gameNameOf } from '../games/games.sql'
import { onePlayedLess, onePlayedMore, roundsLeft, wonMore } from './free-rounds.sql'
import { freeRounds, type FreeRoundsRow } from './schema'

/** A member in a game: the holder of free rounds. */
export type GamePlayer = { readonly memberId: string; readonly gameCode: string; readonly currency: Currency }
type Taken = GamePlayer & { readonly rewardId: string; readonly stake: Minor; readonly now: number }

const playable = (now: number) =>
  and(eq(freeRounds.state, 'GRANTED'), lt(freeRounds.played, freeRounds.rounds), gt(freeRounds.expiresAt, now))

/** One conditional update counts the round down, so that the last one is played once. */
export const takeFreeRound = async (
  tx: Tx,
  { rewardId, stake, now, ...player }: Taken,
): Promise<'OK' | 'FREE_ROUNDS_UNKNOWN' | 'FREE_ROUNDS_OVER' | 'AMOUNT_INVALID'> => {
  if (!isUuid(rewardId.toLowerCase())) return 'FREE_ROUNDS_UNKNOWN'
  const [row] = await tx.select().from(freeRounds).where(eq(freeRounds.id, rewardId))
  const isTheirs =
    row?.state === 'GRANTED' &&
    row.memberId === player.memberId &&
    row.gameCode === player.gameCode &&
    row.currency === player.currency
  if (!isTheirs) return 'FREE_ROUNDS_UNKNOWN'
  if (row.stake !== stake) return 'AMOUNT_INVALID'
  const taken = await tx
    .update(freeRounds)
    .set({ played: onePlayedMore })
    .where(and(eq(freeRounds.id, rewardId), playable(now)))
    .returning({ id: freeRounds.id })
  return taken.length === 1 ? 'OK' : 'FREE_ROUNDS_OVER'
}

export const giveFreeRoundBack = async (tx: Tx, rewardId: string): Promise<void> => {
  await tx.update(freeRounds).set({ played: onePlayedLess }).where(eq(freeRounds.id, rewardId))
}

export const addFreeWin = async (tx: Tx, rewardId: string, won: Minor): Promise<void> => {
  await tx
    .update(freeRounds)
    .set({ won: wonMore(won) })
    .where(eq(freeRounds.id, rewardId))
}

/** Free rounds that a member may still play, in all games or in one; the first to expire comes first. */
export const waitingFreeRounds = (
  db: Db,
  { memberId, currency, gameCode }: Omit<GamePlayer, 'gameCode'> & { readonly gameCode?: string },
  now: number,
) =>
  db
    .select({
      rewardId: freeRounds.id,
      gameCode: freeRounds.gameCode,
      gameName: gameNameOf(freeRounds.gameCode),
      stake: freeRounds.stake,
      rounds: freeRounds.rounds,
      left: roundsLeft,
      won: freeRounds.won,
      expiresAt: freeRounds.expiresAt,
    })
    .from(freeRounds)
    .where(
      and(
        eq(freeRounds.memberId, memberId),
        eq(freeRounds.currency, currency),
        gameCode === undefined ? undefined : eq(freeRounds.gameCode, gameCode),
        playable(now),
      ),
    )
    .orderBy(asc(freeRounds.expiresAt), asc(freeRounds.id))

/** Proposals that wait for a decision, the oldest first; or all, the newest first. */
export const freeRoundsShown = (db: Db, show: 'waiting' | 'all', most: number): Promise<FreeRoundsRow[]> =>
  db
    .select()
    .from(freeRounds)
    .where(show === 'waiting' ? eq(freeRounds.state, 'PROPOSED') : undefined)
    .orderBy(show === 'waiting' ? asc(freeRounds.proposedAt) : desc(freeRounds.proposedAt))
    .limit(most)

export const freeRoundsById = async (db: Db, id: string): Promise<FreeRoundsRow | null> =>
  (await db.select().from(freeRounds).where(eq(freeRounds.id, id)))[0] ?? null

export const lockFreeRounds = async (tx: Tx, id: string): Promise<FreeRoundsRow | null> =>
  (await tx.select().from(freeRounds).where(eq(freeRounds.id, id)).for('update'))[0] ?? null

/** Null: the id is in use. */
export const insertFreeRounds = async (tx: Tx, row: typeof freeRounds.$inferInsert): Promise<FreeRoundsRow | null> =>
  (await tx.insert(freeRounds).values(row).onConflictDoNothing().returning())[0] ?? null

type Decision = Pick<FreeRoundsRow, 'state' | 'expiresAt' | 'decidedBy' | 'decidedAt' | 'refusal'>

export const decideFreeRoundsRow = async (tx: Tx, id: string, decision: Decision): Promise<FreeRoundsRow | null> =>
  (await tx.update(freeRounds).set(decision).where(eq(freeRounds.id, id)).returning())[0] ?? null

/** What was won in the free rounds of each proposer. */
export const freeRoundsWon = async (db: Db, proposers: readonly string[]): Promise<ReadonlyMap<string, Minor>> => {
  const rows = await db
    .select({ proposer: freeRounds.proposedBy, won: sumOf(freeRounds.won) })
    .from(freeRounds)
    .where(inArray(freeRounds.proposedBy, [...proposers]))
    .groupBy(freeRounds.proposedBy)
  return new Map(rows.map(({ proposer, won }) => [proposer, won]))
}
