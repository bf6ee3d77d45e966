import { zero } from '@mosaic/contracts'
import { addDays } from '../../platform'
import type { Db } from '../../platform/db/database'
import { linesSince } from '../team'
import { type AgentDifference, differencesOf } from '../agent-difference'
import { commissionsOfRun, lateDays } from './commissions-of-run'
import { correctedDays } from './due-days'
import * as store from './run-store'

/** Commissions of every run, computed again from its bets, uplines and rates; runs of older releases stored no rates. */
export const compareRebates = async (db: Db, merchant: string): Promise<readonly AgentDifference[]> => {
  const differences: AgentDifference[] = []
  const days = await store.daysWithMembers(db, merchant)
  const [first] = days
  if (first === undefined) return []
  const lineOf = await linesSince(db, merchant, addDays(first, -correctedDays))
  for (const day of days) {
    const run = { merchantCode: merchant, day }
    const bets = await store.betsOfRun(db, run)
    const byDay = await store.chainsOf(db, merchant, [day, ...lateDays(day, bets)])
    const recomputed = commissionsOfRun(day, bets, { byDay, lineOf })
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
