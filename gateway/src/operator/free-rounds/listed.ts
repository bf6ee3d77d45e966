import { moneyToWire } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { accountNames } from '../../identity'
import { getCatalogue, type FreeRoundsRow, freeRoundsShown } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import { firstPeopleOf } from '../four-eyes'
import type { Db } from '../../platform/db/database'

export type Listed = DeskValue<'decideFreeRounds'>

const most = 200

const listedAll = async (db: Db, rows: readonly FreeRoundsRow[]): Promise<Listed[]> => {
  const { byCode } = await getCatalogue(db)
  const nameOf = await accountNames(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const firstOf = await firstPeopleOf(db, 'free-rounds.grant', rows)
  return rows.map(({ merchantCode: merchant, gameCode: gameId, ...row }) => ({
    ...row,
    ...firstOf(row),
    merchant,
    member: nameOf(row.memberId),
    gameId,
    gameName: byCode.get(gameId)?.name ?? gameId,
    stake: moneyToWire(row.stake, row.currency),
    won: moneyToWire(row.won, row.currency),
  }))
}

export const listed = async (db: Db, row: FreeRoundsRow): Promise<Listed> => {
  const [only] = await listedAll(db, [row])
  if (!only) throw new Error('One row is listed as one')
  return only
}

export const listFreeRounds = async (
  { db }: Pick<AppContext, 'db'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'freeRounds'>> => ({ list: await listedAll(db, await freeRoundsShown(db, show, most)) })

export const waitingFreeRounds = async ({ db }: AppContext): Promise<number> =>
  (await freeRoundsShown(db, 'waiting', most)).length
