import { sharesContact, sharesDevice, sharesDocument } from '../../identity'
import { sharesPayoutAccount } from '../../money'
import type { Db } from '../../platform/db/database'

/** Whether a member has a device, contact, identity document or payout account in common with one of the others. */
export const isSamePerson = async (db: Db, memberId: string, others: readonly string[]): Promise<boolean> => {
  for (const shares of [sharesDevice, sharesContact, sharesDocument, sharesPayoutAccount])
    if (await shares(db, memberId, others)) return true
  return false
}
