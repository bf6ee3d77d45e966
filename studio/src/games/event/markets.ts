import type { Contest } from './event-config'
import { totalWeight, winnerOf } from './result-table'
import type { EventResult, ResultTable } from './result-table'

export const marketKeys = ['winner', 'total', 'handicap', 'both', 'placed', 'stoppage', 'half'] as const
type MarketKey = (typeof marketKeys)[number]

/** A stake on it comes back `pays` hundredths: 0 is lost, 100 is the stake itself. */
export type MarketPick = {
  readonly key: string
  /** Payout of a win, in hundredths of the stake. */
  readonly odds: number
  /** Average return: parts of `totalWeight` hundredths of the stake. */
  readonly back: number
  readonly pays: (result: EventResult) => number
}
export type Market = { readonly key: MarketKey; readonly line: number | null; readonly picks: readonly MarketPick[] }

type Side = { readonly key: string; readonly wins: (result: EventResult) => boolean }

/** `dividend / divisor` rounded down, for whole numbers that a double holds exactly. */
const wholeParts = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor

const weightOf = (table: ResultTable, wins: (result: EventResult) => boolean): number =>
  table.reduce((sum, [result, weight]) => sum + (wins(result) ? weight : 0), 0)

/** Odds are the fair price less the margin, rounded down to hundredths; a pick without a price above the stake is not offered. */
const priced = (table: ResultTable, keepPercent: number, sides: readonly Side[]): readonly MarketPick[] =>
  sides.flatMap(({ key, wins }) => {
    const weight = weightOf(table, wins)
    const odds = weight === 0 ? 0 : wholeParts(keepPercent * totalWeight, weight)
    return odds > 101 && odds <= 50_000
      ? [{ key, odds, back: weight * odds, pays: (result) => (wins(result) ? odds : 0) }]
      : []
  })

const pointsOf = (result: EventResult): readonly [home: number, away: number] =>
  result.kind === 'score' || result.kind === 'sets' ? [result.home, result.away] : [0, 0]
const totalOf = (result: EventResult): number => pointsOf(result)[0] + pointsOf(result)[1]
const leadOf = (result: EventResult): number => pointsOf(result)[0] - pointsOf(result)[1]

/** The half line between two neighbouring values that parts the results most evenly. */
const evenLine = (
  table: ResultTable,
  value: (result: EventResult) => number,
  mayBe: (line: number) => boolean = () => true,
): number => {
  const weights = new Map<number, number>()
  for (const [result, weight] of table) {
    const each = value(result)
    weights.set(each, (weights.get(each) ?? 0) + weight)
  }
  const values = [...weights].sort(([a], [b]) => a - b)
  let [best, least, below] = [0.5, Infinity, 0]
  for (const [each, weight] of values.slice(0, -1)) {
    below += weight
    const gap = Math.abs(2 * below - totalWeight)
    if (gap < least && mayBe(each + 0.5)) [best, least] = [each + 0.5, gap]
  }
  return best
}

const winnerSides = (contest: Contest, entrants: number): readonly Side[] => {
  if (contest.kind === 'field')
    return Array.from({ length: entrants }, (_, entrant) => ({
      key: String(entrant),
      wins: (result) => result.kind === 'field' && result.places[0] === entrant,
    }))
  const side = (key: 'home' | 'draw' | 'away'): Side => ({ key, wins: (result) => winnerOf(result) === key })
  const hasDraw = contest.kind === 'bout' ? contest.draw > 0 : contest.kind === 'score' && !contest.extraTime
  return hasDraw ? [side('home'), side('draw'), side('away')] : [side('home'), side('away')]
}

const overUnder = (line: number, value: (result: EventResult) => number): readonly Side[] => [
  { key: 'over', wins: (result) => value(result) > line },
  { key: 'under', wins: (result) => value(result) < line },
]

/** `line` is the lead of the side at home that parts the two: above it the first one wins. */
const leadSides = (line: number): readonly Side[] => [
  { key: 'home', wins: (result) => leadOf(result) > line },
  { key: 'away', wins: (result) => leadOf(result) < line },
]

const duelMarket = (contest: Extract<Contest, { kind: 'duel' }>, table: ResultTable): Market => {
  const backOf = (pays: MarketPick['pays']): number =>
    table.reduce((sum, [result, weight]) => sum + weight * pays(result), 0)
  const side = (key: 'home' | 'away'): MarketPick => {
    const odds = 200 - contest.commissionPercent
    const pays = (result: EventResult): number => {
      const winner = winnerOf(result)
      return winner === key ? odds : winner === 'draw' || winner === 'cancelled' ? 100 : 0
    }
    return { key, odds, back: backOf(pays), pays }
  }
  const odds = (contest.drawPays + 1) * 100
  const pays = (result: EventResult): number =>
    winnerOf(result) === 'draw' ? odds : winnerOf(result) === 'cancelled' ? 100 : 0
  const draw: MarketPick = { key: 'draw', odds, back: backOf(pays), pays }
  return { key: 'winner', line: null, picks: [side('home'), draw, side('away')] }
}

type MarketTerms = { readonly contest: Contest; readonly size: number; readonly keepPercent: number }

export const marketsFor = ({ contest, size, keepPercent }: MarketTerms, table: ResultTable): readonly Market[] => {
  if (contest.kind === 'duel') return [duelMarket(contest, table)]
  const market = (key: MarketKey, sides: readonly Side[], line: number | null = null): readonly Market[] => {
    const picks = priced(table, keepPercent, sides)
    return picks.length > 1 ? [{ key, line, picks }] : []
  }
  const winner = market('winner', winnerSides(contest, size))
  const pointMarkets = (): readonly Market[] => {
    const total = evenLine(table, totalOf)
    const lead = evenLine(table, leadOf, (line) => Math.abs(line) > 1)
    return [...market('total', overUnder(total, totalOf), total), ...market('handicap', leadSides(lead), lead)]
  }
  switch (contest.kind) {
    case 'score': {
      const both: readonly Side[] = [
        { key: 'yes', wins: (result) => Math.min(...pointsOf(result)) > 0 },
        { key: 'no', wins: (result) => Math.min(...pointsOf(result)) === 0 },
      ]
      return [...winner, ...pointMarkets(), ...(contest.base === 0 && contest.mean < 4 ? market('both', both) : [])]
    }
    case 'sets':
      return [...winner, ...pointMarkets()]
    case 'field': {
      const placed = Array.from(
        { length: size },
        (_, entrant): Side => ({
          key: String(entrant),
          wins: (result) => result.kind === 'field' && result.places.includes(entrant),
        }),
      )
      const inFirstHalf: readonly Side[] = [
        { key: 'low', wins: (result) => result.kind === 'field' && (result.places[0] ?? 0) < size / 2 },
        { key: 'high', wins: (result) => result.kind === 'field' && (result.places[0] ?? 0) >= size / 2 },
      ]
      return [...winner, ...market('placed', placed, contest.places), ...market('half', inFirstHalf, size / 2)]
    }
    case 'bout': {
      const roundOf = (result: EventResult): number =>
        result.kind === 'bout' ? (result.round === 0 ? contest.rounds + 0.5 : result.round - 0.5) : 0
      const line = evenLine(table, roundOf, (each) => each < contest.rounds)
      const stoppage: readonly Side[] = [
        { key: 'yes', wins: (result) => result.kind === 'bout' && result.round > 0 },
        { key: 'no', wins: (result) => result.kind === 'bout' && result.round === 0 },
      ]
      return [...winner, ...market('stoppage', stoppage), ...market('total', overUnder(line, roundOf), line)]
    }
  }
}
