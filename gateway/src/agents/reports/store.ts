import { type Minor, minor } from '@mosaic/contracts'
import { addPlayed, type Played, totalsOfTeams } from '../../play'
import type { Span } from '../../platform'
import type { Db } from '../../platform/db/database'
import { movedByTeam, type Teams } from './pnl.sql'
import { nothing, type PnlFigures } from './pnl-figures'

type Moved = Pick<PnlFigures, 'deposit' | 'withdraw' | 'fee' | 'rebate' | 'promo' | 'salary' | 'dividend'>

type MovedRow = { readonly [Column in keyof Moved]: bigint } & {
  readonly team_id: string | null
  readonly day: number | null
}

const movedOf = ({ team_id: _team, day: _day, ...row }: MovedRow): Moved => ({
  deposit: minor(row.deposit),
  withdraw: minor(row.withdraw),
  fee: minor(row.fee),
  rebate: minor(row.rebate),
  promo: minor(row.promo),
  salary: minor(row.salary),
  dividend: minor(row.dividend),
})

const figuresOf = <K>(movements: ReadonlyMap<K, Moved>, plays: ReadonlyMap<K, Played>): ReadonlyMap<K, PnlFigures> =>
  new Map(
    [...new Set([...movements.keys(), ...plays.keys()])].map((key) => {
      const played = plays.get(key)
      const bets: Partial<Record<'bet' | 'validBet' | 'payout', Minor>> = played
        ? { bet: played.cashStake, validBet: played.validBet, payout: played.payout }
        : {}
      return [key, { ...nothing, ...movements.get(key), ...bets }]
    }),
  )

/** Figures by team, and of all teams together by the number of the day, counted from 1 in the order of `bounds`; what has none is missing. */
export const pnlOfTeams = async (
  db: Db,
  teams: Teams,
  span: Span,
  bounds: readonly number[] | undefined,
): Promise<{ readonly byTeam: ReadonlyMap<string, PnlFigures>; readonly byDay: ReadonlyMap<number, PnlFigures> }> => {
  const { rows } = await db.execute<MovedRow>(movedByTeam(teams, span, bounds))
  const playing = { merchantCode: teams.books.merchant, members: teams.members }
  const plays = await totalsOfTeams(db, playing, bounds ?? [span.from, span.to])
  const playedByDays = new Map<number, Played>()
  if (bounds)
    for (const { day, ...played } of plays.days) playedByDays.set(day, addPlayed(playedByDays.get(day), played))
  const movedByTeams = rows.flatMap((row) => (row.team_id === null ? [] : [[row.team_id, movedOf(row)] as const]))
  const movedByDays = rows.flatMap((row) =>
    row.team_id === null && row.day !== null ? [[row.day, movedOf(row)] as const] : [],
  )
  return {
    byTeam: figuresOf(new Map(movedByTeams), plays.byTeam),
    byDay: figuresOf(new Map(movedByDays), playedByDays),
  }
}
