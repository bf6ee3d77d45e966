import type { ValueOf } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { ok, type Result } from '../../platform/http/result'
import { isOnWinnerBoard, setOnWinnerBoard } from './store'

type Choice = ValueOf<'winnerBoardChoice'>

/** Wins are shown on the board until the member opts out (domain §8.40). */
export const winnerBoardChoice = async (db: Db, memberId: string): Promise<Result<Choice>> =>
  ok({ shown: await isOnWinnerBoard(db, memberId) })

export const setWinnerBoardChoice = async (db: Db, memberId: string, { shown }: Choice): Promise<Result<Choice>> => {
  await setOnWinnerBoard(db, memberId, shown)
  return ok({ shown })
}
