import type { Currency } from '@mosaic/contracts'
import { instantOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { residentsQuery, vacuum } from './history.sql'

export type ResidentRow = {
  readonly id: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
  readonly registeredAt: number
}

export const residentsOf = async (tx: Tx, merchantCode: string): Promise<readonly ResidentRow[]> => {
  const { rows } = await tx.execute<Omit<ResidentRow, 'registeredAt'> & { registered_at: string }>(
    residentsQuery(merchantCode),
  )
  return rows.map(({ registered_at, ...row }) => ({ ...row, registeredAt: instantOf(registered_at) }))
}

export const vacuumAnalyze = async (db: Db): Promise<void> => void (await db.execute(vacuum))
