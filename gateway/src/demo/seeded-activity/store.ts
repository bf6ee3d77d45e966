import type { Currency } from '@mosaic/contracts'
import { instantOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { seededTeamQuery, vacuum } from './seeded-activity.sql'

export type TeamMemberRow = {
  readonly id: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
  readonly registeredAt: number
}

export const seededTeam = async (tx: Tx, merchantCode: string): Promise<readonly TeamMemberRow[]> => {
  const { rows } = await tx.execute<Omit<TeamMemberRow, 'registeredAt'> & { registered_at: string }>(
    seededTeamQuery(merchantCode),
  )
  return rows.map(({ registered_at, ...row }) => ({ ...row, registeredAt: instantOf(registered_at) }))
}

export const vacuumAnalyze = async (db: Db): Promise<void> => void (await db.execute(vacuum))
