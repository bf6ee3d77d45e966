import { zero } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { agentContracts, contractPayments, type ContractRow, type PaymentRow } from './schema'

/** Dividends of all merchants: those that an operator has to approve, or all of which something is due. */
export const dividendsShown = (db: Db, show: 'waiting' | 'all', most: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(contractPayments)
    .where(
      and(
        eq(contractPayments.kind, 'dividend'),
        gt(contractPayments.amount, zero),
        show === 'waiting'
          ? and(
              isNull(contractPayments.approvedAt),
              isNull(contractPayments.rejectedAt),
              isNull(contractPayments.paidAt),
            )
          : undefined,
      ),
    )
    .orderBy(show === 'waiting' ? asc(contractPayments.computedAt) : desc(contractPayments.computedAt))
    .limit(most)

/** Contracts of all merchants, the newest first; `waiting`: offered or in force. */
export const contractsShown = (db: Db, show: 'waiting' | 'all', most: number): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(show === 'waiting' ? inArray(agentContracts.state, ['OFFERED', 'ACTIVE']) : undefined)
    .orderBy(desc(agentContracts.offeredAt))
    .limit(most)
