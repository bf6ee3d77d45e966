import { zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { type AgentDifference, differencesOf } from '../agent-difference'
import { commissionsOfRun, lateDays } from './commissions-of-run'
import * as store from './run-store'

/** Commissions of every run, computed again from its bets, uplines and rates; runs of older releases stored no rates. */
export const compareRebates = async (db: Db, merchant: string): Promise<readonly AgentDifference[]> => {
  const differences: AgentDifference[] = []
  for (const day of await store.daysWithMembers(db, merchant)) {
    const run = { merchantCode: merchant, day }
    const bets = await store.betsOfRun(db, run)
    const recomputed = commissionsOfRun(day, bets, await store.chainsOf(db, merchant, [day, ...lateDays(day, bets)]))
    const stored = await store.commissionsOfRun(db, run)
    const none = { amount: zero, remainder: zero }
    for (const { agentId, category } of new Map(
      [...recomputed, ...stored].map((each) => [`${each.agentId} ${each.category}`, each]),
    ).values()) {
      const of = (rows: typeof recomputed) =>
        rows.find((row) => row.agentId === agentId && row.category === category) ?? none
      const [was, is] = [of(stored), of(recomputed)]
      const about = { kind: 'rebate' as const, merchant, agentId, subject: category, period: day }
      differences.push(
        ...differencesOf(
          about,
          { amount: was.amount, remainder: was.remainder },
          { amount: is.amount, remainder: is.remainder },
        ),
      )
    }
  }
  return differences
}
