import { type GameCategory, type Minor, minor, zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { commissionsQuery, countedBetsQuery, countedByDayQuery, type Days } from './income.sql'

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

/** A commission with the valid bet that was counted for it. */
export type CountedCommission = PaidCommission & { readonly validBet: Minor; readonly corrected: Minor }

export const countedCommissions = async (
  db: Db,
  merchantCode: string,
  agentId: string,
  days: Days,
): Promise<readonly CountedCommission[]> => {
  const { rows } = await db.execute<{
    day: string
    category: GameCategory
    valid_bet: bigint
    corrected: bigint
  }>(countedByDayQuery(merchantCode, agentId, days))
  const counted = new Map(rows.map((row) => [`${row.day} ${row.category}`, row]))
  return (await commissionsIn(db, agentId, days)).map((commission) => {
    const bets = counted.get(`${commission.day} ${commission.category}`)
    return {
      ...commission,
      validBet: bets ? minor(bets.valid_bet) : zero,
      corrected: bets ? minor(bets.corrected) : zero,
    }
  })
}
