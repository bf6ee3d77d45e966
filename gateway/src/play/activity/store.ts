import { type GameCategory, type Minor, minor, zero } from '@mosaic/contracts'
import { and, asc, desc, eq, gt, gte } from 'drizzle-orm'
import { instantOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import {
  activityBy,
  addChanges,
  atStakeQuery,
  type Change,
  differencesQuery,
  type Grouping,
  ledgerDifferencesQuery,
  rewriteTotals,
  roundsOfGame,
  type Selection,
  type MemberScope,
  sumsOfTeams,
  type Teams,
  validBetQuery,
} from './activity.sql'
import type { Span } from './days.sql'
import { gameActivity } from './schema'

/** Minor units; `cashStake` is the part of the stake that members paid, without free rounds. */
export type Totals = {
  readonly rounds: number
  readonly stake: Minor
  readonly cashStake: Minor
  readonly validBet: Minor
  readonly payout: Minor
}
/** `bettors`: members who staked money of their own. */
type Row = Totals & {
  readonly day: number
  readonly memberId: string
  readonly category: GameCategory
  readonly bettors: number
}

const nothing: Totals & Pick<Row, 'bettors'> = {
  rounds: 0,
  stake: zero,
  cashStake: zero,
  validBet: zero,
  payout: zero,
  bettors: 0,
}

const grouped = async (db: Db, selection: Selection, grouping: Grouping): Promise<readonly Row[]> => {
  const { rows } = await db.execute<{
    day: number
    member_id: string
    category: GameCategory
    rounds: number
    stake: bigint
    cash_stake: bigint
    valid_bet: bigint
    payout: bigint
    bettors: number
  }>(activityBy(selection, grouping))
  return rows.map(({ member_id: memberId, cash_stake: cashStake, valid_bet: validBet, ...row }) => ({
    ...row,
    memberId,
    stake: minor(row.stake),
    cashStake: minor(cashStake),
    validBet: minor(validBet),
    payout: minor(row.payout),
  }))
}

export const totalsOf = async (db: Db, selection: Selection): Promise<Totals & Pick<Row, 'bettors'>> =>
  (await grouped(db, selection, {}))[0] ?? nothing

/** By day, counted from 1 in the order of `bounds`; a day without rounds has no row. */
export const totalsByDay = (db: Db, scope: MemberScope, bounds: readonly number[]) =>
  grouped(db, { scope, span: outerSpan(bounds) }, { bounds })

/** A member without rounds has no row. */
export const totalsByMember = (db: Db, selection: Selection) => grouped(db, selection, { member: true })

/** What teams played; `day` is a stored one, or the quarter of what is not counted yet. */
export type Played = Pick<Totals, 'rounds' | 'cashStake' | 'validBet' | 'payout'>
type StoredDay = { readonly startsAt: number; readonly endsAt: number; readonly category: GameCategory }
type TeamDay = { readonly played: Played } & (
  | { readonly teamId: string; readonly day: null }
  | { readonly teamId: null; readonly day: StoredDay }
)

export const daysOfTeams = async (db: Db, teams: Teams, span: Required<Span>): Promise<readonly TeamDay[]> => {
  const { rows } = await db.execute<
    { rounds: number; cash_stake: bigint; valid_bet: bigint; payout: bigint } & (
      | { team_id: string }
      | { team_id: null; starts_at: string; ends_at: string; category: GameCategory }
    )
  >(sumsOfTeams(teams, span))
  return rows.map((row) => {
    const played = {
      rounds: row.rounds,
      cashStake: minor(row.cash_stake),
      validBet: minor(row.valid_bet),
      payout: minor(row.payout),
    }
    if (row.team_id !== null) return { played, teamId: row.team_id, day: null }
    const day = { startsAt: instantOf(row.starts_at), endsAt: instantOf(row.ends_at), category: row.category }
    return { played, teamId: null, day }
  })
}

/** By team, or of all teams by day, and category; exact for any bounds, by quarters. */
export const quartersOfTeams = async (
  db: Db,
  { members: teams }: Teams,
  bounds: readonly number[],
): Promise<
  readonly (Played & { readonly teamId: string | null; readonly day: number; readonly category: GameCategory })[]
> => {
  const rows: readonly (Omit<Row, 'memberId'> & { readonly memberId: string | null })[] = await grouped(
    db,
    { scope: { teams }, span: outerSpan(bounds) },
    { teams, bounds, category: true },
  )
  return rows.map(({ memberId, ...row }) => ({ ...row, teamId: memberId }))
}

/** Each member's totals by day and category. */
export const totalsByDayAndMember = (db: Db, scope: MemberScope, bounds: readonly number[]) =>
  grouped(db, { scope, span: outerSpan(bounds) }, { bounds, member: true, category: true })

export const outerSpan = (bounds: readonly number[]) => {
  const [from, to] = [bounds[0], bounds.at(-1)]
  if (from === undefined || to === undefined) throw new Error('Days need bounds')
  return { from, to }
}

/** Stake and payout since any instant; an open round counts with its whole stake as lost. */
export const atStakeSince = async (
  db: Db,
  memberId: string,
  from: number,
): Promise<{ readonly stake: Minor; readonly payout: Minor }> => {
  const { rows } = await db.execute<{ stake: bigint; payout: bigint }>(atStakeQuery(memberId, from))
  return { stake: minor(rows[0]?.stake ?? 0n), payout: minor(rows[0]?.payout ?? 0n) }
}

/** The valid bet of a member in settled rounds since any instant. */
export const validBetSince = async (db: Db, memberId: string, since: number): Promise<Minor> => {
  const { rows } = await db.execute<{ valid_bet: bigint }>(validBetQuery(memberId, since))
  return minor(rows[0]?.valid_bet ?? 0n)
}

/** Paid rounds by game since an hour, the most played first; it may lack the rounds of the last seconds. */
export const roundsByGame = async (
  db: Db,
  merchantCode: string,
  since: number,
): Promise<readonly { readonly gameCode: string; readonly rounds: number }[]> => {
  const rounds = roundsOfGame
  return db
    .select({ gameCode: gameActivity.gameCode, rounds })
    .from(gameActivity)
    .where(and(eq(gameActivity.merchantCode, merchantCode), gte(gameActivity.hour, since)))
    .groupBy(gameActivity.gameCode)
    .having(gt(rounds, 0))
    .orderBy(desc(rounds), asc(gameActivity.gameCode))
}

export const add = async (tx: Tx, changes: readonly Change[]): Promise<void> => {
  if (changes.length > 0) await addChanges(tx, { changes: JSON.stringify(changes) })
}

export const rewrite = async (tx: Tx): Promise<void> => {
  for (const statement of rewriteTotals) await tx.execute(statement)
}

/** `stored` and `recomputed`: the figures as JSON; null where a row is missing. */
export type TotalsDifference = {
  readonly memberId: string
  readonly quarter: number
  readonly category: string
  readonly stored: string | null
  readonly recomputed: string | null
}

export const totalsDifferences = async (db: Db, most: number): Promise<readonly TotalsDifference[]> => {
  const { rows } = await db.execute<{
    member_id: string
    quarter: string
    category: string
    stored: string | null
    recomputed: string | null
  }>(differencesQuery(most))
  return rows.map(({ member_id: memberId, quarter, ...row }) => ({ ...row, memberId, quarter: instantOf(quarter) }))
}

/** A member's loss in games by the activity and by the ledger, in minor units. */
export type LedgerDifference = { readonly memberId: string; readonly stored: string; readonly recomputed: string }

export const ledgerDifferences = async (db: Db, most: number): Promise<readonly LedgerDifference[]> => {
  const { rows } = await db.execute<{ member_id: string; stored: bigint; recomputed: bigint }>(
    ledgerDifferencesQuery(most),
  )
  return rows.map(({ member_id: memberId, stored, recomputed }) => ({
    memberId,
    stored: stored.toString(),
    recomputed: recomputed.toString(),
  }))
}
