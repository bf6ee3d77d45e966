import type { Db } from '../../platform/db/database'
import { type GamePlayer, waitingFreeRounds } from '../free-rounds'
import type { FreeRoundsAnswer } from './protocol'

/** Prepaid rounds that wait for a player, as `session` and `balance` answer them. */
export const freeRoundsFor = async (db: Db, player: GamePlayer, now: number): Promise<readonly FreeRoundsAnswer[]> =>
  (await waitingFreeRounds(db, player, now)).map(({ rewardId, stake, left, won, expiresAt }) => ({
    rewardId,
    stake: stake.toString(),
    left,
    won: won.toString(),
    expiresAt,
  }))
