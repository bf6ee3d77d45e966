import { type GameCategory, type Minor, minor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { commissionsQuery, countedBetsQuery, type Days } from './income.sql'

export type PaidCommission = {
  readonly day: string
  readonly category: GameCategory
  readonly amount: Minor
  readonly paid: boolean
}

export const commissionsIn = async (db: Db, agentId: string, days: Days): Promise<readonly PaidCommission[]> => {
  const { rows } = await db.execute<Omit<PaidCommission, 'amount'> & { readonly amount: bigint }>(
    commissionsQuery(agentId, days),
  )
  return rows.map((row) => ({ ...row, amount: minor(row.amount) }))
}

/** Valid bet below an agent that the runs of some days counted. */
export type CountedBelow = {
  readonly byDay: ReadonlyMap<string, Minor>
  readonly byCategory: ReadonlyMap<GameCategory, Minor>
  readonly byTeam: ReadonlyMap<string, Minor>
}

export const countedBelow = async (
  db: Db,
  merchantCode: string,
  agentId: string,
  days: Days,
): Promise<CountedBelow> => {
  const { rows } = await db.execute<{
    day: string | null
    category: GameCategory | null
    team_id: string | null
    valid_bet: bigint
  }>(countedBetsQuery(merchantCode, agentId, days))
  const byDay = new Map<string, Minor>()
  const byCategory = new Map<GameCategory, Minor>()
  const byTeam = new Map<string, Minor>()
  for (const { day, category, team_id: teamId, valid_bet: validBet } of rows)
    if (day !== null) byDay.set(day, minor(validBet))
    else if (category !== null) byCategory.set(category, minor(validBet))
    else if (teamId !== null) byTeam.set(teamId, minor(validBet))
  return { byDay, byCategory, byTeam }
}
