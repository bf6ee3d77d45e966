import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import type { DepositRow } from './schema'
import * as store from './store'

type Ending = Pick<DepositRow, 'state'> & Partial<Pick<DepositRow, 'reason' | 'decidedAt' | 'decidedBy'>>

/** Ends a deposit without payment. Its bonus is released: a late payment brings none. */
export const endDeposit = async (tx: Tx, deposit: DepositRow, ending: Ending, at: number): Promise<DepositRow> => {
  const ended = { ...ending, bonusReservation: null }
  await store.change(tx, deposit.id, ended)
  if (deposit.bonusReservation !== null && deposit.bonusGrantId !== null)
    await publish(tx, {
      name: 'deposit.bonus.released',
      memberId: deposit.memberId,
      at,
      payload: { depositId: deposit.id, grantId: deposit.bonusGrantId },
    })
  return { ...deposit, ...ended }
}
