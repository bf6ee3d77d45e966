import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { DrawResult } from './provider-draws'
import { lotteryDraws } from './schema'

/** A stored draw never changes. */
export const saveResults = async (db: Db, gameCode: string, results: readonly DrawResult[]): Promise<void> => {
  if (results.length === 0) return
  await db
    .insert(lotteryDraws)
    .values(results.map((result) => ({ gameCode, ...result })))
    .onConflictDoNothing()
}

/** The last stored draws, newest first. */
export const storedResults = (db: Db, gameCode: string, size: number): Promise<readonly DrawResult[]> =>
  db
    .select({
      numero: lotteryDraws.numero,
      drawnAt: lotteryDraws.drawnAt,
      seed: lotteryDraws.seed,
      prizes: lotteryDraws.prizes,
    })
    .from(lotteryDraws)
    .where(eq(lotteryDraws.gameCode, gameCode))
    .orderBy(desc(lotteryDraws.drawnAt))
    .limit(size)
