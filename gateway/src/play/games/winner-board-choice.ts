import type { ValueOf } from '@mosaic/contracts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { ok, type Result } from '../../platform/http/result'
import { winnerBoardOptOuts } from './schema'

type Choice = ValueOf<'winnerBoardChoice'>

/** A member's wins stand on the board until they say otherwise (domain §8.40). */
export const winnerBoardChoice = async (db: Db, memberId: string): Promise<Result<Choice>> => {
  const rows = await db.select().from(winnerBoardOptOuts).where(eq(winnerBoardOptOuts.memberId, memberId))
  return ok({ shown: rows.length === 0 })
}

export const setWinnerBoardChoice = async (db: Db, memberId: string, { shown }: Choice): Promise<Result<Choice>> => {
  if (shown) await db.delete(winnerBoardOptOuts).where(eq(winnerBoardOptOuts.memberId, memberId))
  else await db.insert(winnerBoardOptOuts).values({ memberId }).onConflictDoNothing()
  return ok({ shown })
}
