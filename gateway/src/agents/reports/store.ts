import { type Minor, minor } from '@mosaic/contracts'
import type { SQL } from 'drizzle-orm'
import { type Totals, totalsByDay, totalsByTeam } from '../../play'
import type { Span } from '../../platform'
import type { Db } from '../../platform/db/database'
import { movedByDay, movedByTeam, type Teams } from './pnl.sql'
import { nothing, type PnlFigures } from './pnl-figures'

type Moved = Pick<PnlFigures, 'deposit' | 'withdraw' | 'fee' | 'rebate' | 'promo' | 'salary' | 'dividend'>
type Played = Pick<Totals, 'cashStake' | 'validBet' | 'payout'>

const moved = async (db: Db, query: SQL): Promise<ReadonlyMap<string, Moved>> => {
  const { rows } = await db.execute<{ readonly [Column in keyof Moved]: bigint } & { readonly key: string }>(query)
  return new Map(
    rows.map((row) => [
      row.key,
      {
        deposit: minor(row.deposit),
        withdraw: minor(row.withdraw),
        fee: minor(row.fee),
        rebate: minor(row.rebate),
        promo: minor(row.promo),
        salary: minor(row.salary),
        dividend: minor(row.dividend),
      },
    ]),
  )
}

const figuresOf = (
  movements: ReadonlyMap<string, Moved>,
  plays: ReadonlyMap<string, Played>,
): ReadonlyMap<string, PnlFigures> =>
  new Map(
    [...new Set([...movements.keys(), ...plays.keys()])].map((key) => {
      const played = plays.get(key)
      const bets: Partial<Record<'bet' | 'validBet' | 'payout', Minor>> = played
        ? { bet: played.cashStake, validBet: played.validBet, payout: played.payout }
        : {}
      return [key, { ...nothing, ...movements.get(key), ...bets }]
    }),
  )

/** By team; one without figures is missing. */
export const pnlByTeam = async (db: Db, teams: Teams, span: Span): Promise<ReadonlyMap<string, PnlFigures>> => {
  const plays = await totalsByTeam(db, teams.members, span)
  return figuresOf(await moved(db, movedByTeam(teams, span)), new Map(plays.map((played) => [played.memberId, played])))
}

/** By the number of the day, counted from 1 in the order of `bounds`. */
export const pnlByDay = async (
  db: Db,
  teams: Teams,
  span: Span,
  bounds: readonly number[],
): Promise<ReadonlyMap<string, PnlFigures>> => {
  const plays = await totalsByDay(db, { teams: teams.members }, bounds)
  return figuresOf(
    await moved(db, movedByDay(teams, span, bounds)),
    new Map(plays.map((played) => [String(played.day), played])),
  )
}
