import { addMinor, type Minor, minor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { vendorPlayQuery } from './vendor-play.sql'

/**
 * What vendor wallets add to the stakes and payouts of limits: what was lost there since an instant, and what is there now, because
 * all of it may be lost, as the stake of an open round. Money that comes back unplayed counts no more.
 */
export const vendorAtStakeSince = async (
  db: Db,
  memberId: string,
  from: number,
): Promise<{ readonly stake: Minor; readonly payout: Minor }> => {
  const { rows } = await db.execute<{ held: bigint; won: bigint; lost: bigint }>(vendorPlayQuery(memberId, from))
  const { held, won, lost } = rows[0] ?? { held: 0n, won: 0n, lost: 0n }
  return { stake: addMinor(minor(held), minor(lost)), payout: minor(won) }
}
