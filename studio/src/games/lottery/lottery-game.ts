import { toNumber } from '../../return/fraction'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { betsOf } from './bet-types'
import { lotteryEngine } from './lottery-engine'
import type { LotteryConfig } from './lottery-config'
import { lotteryConfigOf } from './lottery-games'
import { hitChances, lotteryReturns, ticketsOf } from './lottery-return'

const stake = 100
const basisPoints = (part: number): number => Math.floor(part * 10_000 + 1e-9)

/** The lowest return of all tickets is declared, so that it holds for every bet. */
const figuresOf = (config: LotteryConfig): GameFigures => {
  const returns = Object.entries(lotteryReturns(config, stake)).map(
    ([bet, back]) => [bet, basisPoints(toNumber(back))] as const,
  )
  const rules = betsOf(config)
  const [rule] = rules
  const [ticket = []] = rule ? ticketsOf(rule) : []
  const chances = rule ? hitChances(config.drum, rule, ticket).map(toNumber) : []
  const pays = rule ? rule.pays(ticket).map((each) => each / 100) : []
  const back = chances.reduce((sum, chance, hits) => sum + chance * (pays[hits] ?? 0), 0)
  const square = chances.reduce((sum, chance, hits) => sum + chance * (pays[hits] ?? 0) ** 2, 0)
  const highest = Math.max(...rules.flatMap((each) => ticketsOf(each).flatMap((full) => each.pays(full))))
  return {
    rtpBp: Math.min(...returns.map(([, bp]) => bp)),
    hitRateBp: basisPoints(chances.reduce((sum, chance, hits) => sum + ((pays[hits] ?? 0) > 0 ? chance : 0), 0)),
    deviation: Math.round(Math.sqrt(square - back * back) * 100) / 100,
    maxWinX: highest / 100,
    bets: Object.fromEntries(returns),
  }
}

export const lotteryGame: GameMaker = {
  iconsOf: (row) => (lotteryConfigOf(row.gameCode) ? {} : null),
  gameOf: (row) => {
    const config = lotteryConfigOf(row.gameCode)
    const rules = config && lotteryEngine.gameOf(config)
    if (!config || !rules) return null
    let figures: GameFigures | null = null
    return { row, rules, stakes: plainStakes, figures: () => (figures ??= figuresOf(config)) }
  },
}
