import type { PayoutChange } from '@mosaic/contracts'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { securityChanges } from './schema'

type SecurityChange = { readonly kind: PayoutChange; readonly at: number; readonly accountId: string | null }
type Owner = { readonly id: string; readonly merchantCode: string }

/** In the transaction of the change, so that no withdrawal slips in between. */
export const recordSecurityChange = async (
  tx: Db,
  { id: memberId, merchantCode }: Owner,
  kind: PayoutChange,
  at: number,
  accountId: string | null = null,
): Promise<void> => void (await tx.insert(securityChanges).values({ memberId, merchantCode, kind, at, accountId }))

/** Unconfirmed changes after an instant, the oldest first. */
export const unconfirmedChanges = (db: Db, memberId: string, after: number): Promise<readonly SecurityChange[]> =>
  db
    .select({ kind: securityChanges.kind, at: securityChanges.at, accountId: securityChanges.accountId })
    .from(securityChanges)
    .where(
      and(eq(securityChanges.memberId, memberId), gt(securityChanges.at, after), isNull(securityChanges.confirmedAt)),
    )
    .orderBy(asc(securityChanges.at))

export const confirmChanges = async (db: Db, memberId: string, after: number, confirmedAt: number): Promise<void> =>
  void (await db
    .update(securityChanges)
    .set({ confirmedAt })
    .where(
      and(eq(securityChanges.memberId, memberId), gt(securityChanges.at, after), isNull(securityChanges.confirmedAt)),
    ))
