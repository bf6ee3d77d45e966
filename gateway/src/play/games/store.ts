import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import type { catalogueRows } from './catalogue-rows'
import { hasFavourite, hideOtherGames, hideOtherVendors, nextRevision, saveGames, saveVendors } from './games.sql'
import type { GameReturn } from './payback'
import { catalogueRevision, favouriteGames, games, gameVendors, recentGames, winnerBoardOptOuts } from './schema'

export const revisionOf = async (db: Db): Promise<bigint> =>
  (await db.select({ revision: catalogueRevision.revision }).from(catalogueRevision))[0]?.revision ?? 0n

export const visibleGames = (db: Db) =>
  db
    .select({ game: games, vendorName: gameVendors.name })
    .from(games)
    .innerJoin(gameVendors, eq(gameVendors.code, games.vendorCode))
    .where(and(eq(games.visible, true), eq(gameVendors.visible, true)))
    .orderBy(asc(games.sort))

export type GameRow = Awaited<ReturnType<typeof visibleGames>>[number]

export const visibleVendors = (db: Db) =>
  db
    .select({ code: gameVendors.code, name: gameVendors.name, category: gameVendors.category, sort: gameVendors.sort })
    .from(gameVendors)
    .where(eq(gameVendors.visible, true))
    .orderBy(asc(gameVendors.sort), asc(gameVendors.code))

/** `false`: the same catalogue is stored already. */
export const saveCatalogue = async (
  tx: Tx,
  { vendors, games: rows, vendorCodes, gameCodes, digest }: ReturnType<typeof catalogueRows>,
  now: number,
): Promise<boolean> => {
  const [stored] = await tx.select({ digest: catalogueRevision.digest }).from(catalogueRevision).for('update')
  if (stored?.digest === digest) return false
  for (const statement of [
    saveVendors(vendors),
    saveGames(rows),
    hideOtherGames(gameCodes),
    hideOtherVendors(vendorCodes),
    nextRevision(digest, now),
  ])
    await tx.execute(statement)
  return true
}

export const hasCatalogue = async (db: Db): Promise<boolean> =>
  (await db.select({ code: games.code }).from(games).limit(1)).length > 0

/** Codes of a member's favourites, the latest first. */
export const favouriteCodes = async (db: Db, memberId: string): Promise<readonly string[]> =>
  (
    await db
      .select({ code: favouriteGames.gameCode })
      .from(favouriteGames)
      .where(eq(favouriteGames.memberId, memberId))
      .orderBy(desc(favouriteGames.addedAt), asc(favouriteGames.gameCode))
  ).map(({ code }) => code)

/** The number of a member's favourites, and whether a game is one of them. */
export const favouriteState = async (db: Db, memberId: string, gameCode: string) =>
  (
    await db
      .select({ n: count(), isOne: hasFavourite(gameCode) })
      .from(favouriteGames)
      .where(eq(favouriteGames.memberId, memberId))
  )[0] ?? { n: 0, isOne: false }

export const insertFavourite = async (db: Db, row: typeof favouriteGames.$inferInsert): Promise<void> =>
  void (await db.insert(favouriteGames).values(row).onConflictDoNothing())

export const deleteFavourite = async (db: Db, memberId: string, gameCode: string): Promise<void> =>
  void (await db
    .delete(favouriteGames)
    .where(and(eq(favouriteGames.memberId, memberId), eq(favouriteGames.gameCode, gameCode))))

/** Called by the launch of a game. */
export const recordRecent = async (db: Db, memberId: string, gameCode: string, playedAt: number): Promise<void> =>
  void (await db
    .insert(recentGames)
    .values({ memberId, gameCode, playedAt })
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.gameCode], set: { playedAt } }))

/** Codes of the games a member opened, the latest first. */
export const recentCodes = async (db: Db, memberId: string): Promise<readonly string[]> =>
  (
    await db
      .select({ code: recentGames.gameCode })
      .from(recentGames)
      .where(eq(recentGames.memberId, memberId))
      .orderBy(desc(recentGames.playedAt), asc(recentGames.gameCode))
  ).map(({ code }) => code)

export const isOnWinnerBoard = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.select().from(winnerBoardOptOuts).where(eq(winnerBoardOptOuts.memberId, memberId))).length === 0

export const setOnWinnerBoard = async (db: Db, memberId: string, shown: boolean): Promise<void> => {
  if (shown) await db.delete(winnerBoardOptOuts).where(eq(winnerBoardOptOuts.memberId, memberId))
  else await db.insert(winnerBoardOptOuts).values({ memberId }).onConflictDoNothing()
}

/** Stated returns of the games that can be played, each of the bet that returns most. */
export const playableReturns = async (db: Db): Promise<readonly GameReturn[]> => {
  const rows = await db
    .select({
      code: games.code,
      category: games.category,
      classify: games.classify,
      rtpBp: games.rtpBp,
      most: games.mostRtpBp,
    })
    .from(games)
    .where(and(eq(games.playable, true), eq(games.visible, true)))
  return rows.flatMap(({ rtpBp, most, ...game }) =>
    rtpBp === null ? [] : [{ ...game, rtpBp: Math.max(rtpBp, most ?? 0) }],
  )
}
