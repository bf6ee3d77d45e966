import { addMinor, type Minor, minor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { onlyRow } from '../../platform/db/named-query'
import { receivedQuery } from '../ledger'
import type { Span } from './deposits.sql'
import { depositsTaken } from './store'

/** What counts against the deposit limits that members set for themselves: deposits, and money that an agent handed over. */
export const paidIn = async (db: Db, memberId: string, span: Span, now: number): Promise<Minor> => {
  const { received } = onlyRow(await db.execute<{ received: bigint }>(receivedQuery(memberId, span)))
  return addMinor(await depositsTaken(db, memberId, span, now), minor(received))
}
