import type { Tx } from '../../platform/db/database'
import type { Merchant } from '../../platform/runtime/app-context'
import { ratedChains, theseMembers } from '../team'
import { type RunMember, runMembers } from './commissions-of-day'
import { lateDays } from './commissions-of-run'
import type { SettledBet } from './counted-bets'
import { betsOfRun, chainsOf } from './run-store'
import { insertRunMembers } from './store'

/**
 * Uplines and rates of the days of late bets. Who was in no run of that day is added, below the uplines that they had then; rates
 * that nobody stored are those of now. Runs of older releases stored nobody, and stay so.
 */
export const lateChains = async (
  tx: Tx,
  merchant: Merchant,
  day: string,
  bets: readonly SettledBet[],
): Promise<Map<string, readonly RunMember[]>> => {
  const chains = await chainsOf(tx, merchant.code, lateDays(day, bets))
  for (const [of, stored] of chains) {
    const known = new Set(stored.map(({ id }) => id))
    const late = bets.filter(({ settledDay, memberId }) => settledDay === of && !known.has(memberId))
    const run = { merchantCode: merchant.code, day: of }
    if (late.length === 0 || (stored.length === 0 && (await betsOfRun(tx, run)).length > 0)) continue
    const ids = [...new Set(late.map(({ memberId }) => memberId))]
    const added = runMembers(merchant, await ratedChains(tx, theseMembers(ids), of)).filter(({ id }) => !known.has(id))
    await insertRunMembers(tx, run, added)
    chains.set(of, [...stored, ...added])
  }
  return chains
}
