import { z } from 'zod'
import { decimalFraction, fraction, minus, one, plus, zero } from '../../return/fraction'
import type { Fraction } from '../../return/fraction'
import { baccaratWinner, bankerDraws, isNatural, playerDraws } from '../../return/table/baccarat-hands'
import type { BaccaratWinner } from '../../return/table/baccarat-hands'
import type { Card } from '../../rules/deck'
import { baccaratAreas } from './areas'
import { areaRules, toOne } from '../table-areas'
import { baccaratPoints } from '../card-points'
import { dealerOf } from '../table-deck'

export type BaccaratConfig = {
  readonly engine: 'baccarat@1'
  readonly decks: number
  /** Commission on a banker win; 0 where a banker's six pays half. */
  readonly commission: number
  /** Pays to 1 when the banker wins with six points; null where it pays like every banker win. */
  readonly bankerSixPays: number | null
  readonly tiePays: number
  readonly pairPays: number
  readonly bettingMs: number
}

export type BaccaratOutcome = {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly playerPoints: number
  readonly bankerPoints: number
  readonly winner: BaccaratWinner
}

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10

/** Cards come in the order of the table: player, banker, player, banker, third cards. */
export const dealHands = (next: () => Card): BaccaratOutcome => {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()]
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ]
  const natural = isNatural(pointsOf(player)) || isNatural(pointsOf(banker))
  const third = !natural && playerDraws(pointsOf(player)) ? next() : null
  if (third !== null) player.push(third)
  if (!natural && bankerDraws(pointsOf(banker), third === null ? null : baccaratPoints(third))) banker.push(next())
  const [playerPoints, bankerPoints] = [pointsOf(player), pointsOf(banker)]
  return { player, banker, playerPoints, bankerPoints, winner: baccaratWinner(playerPoints, bankerPoints) }
}

const isPair = ([first = 0, second = 0]: readonly Card[]): boolean => first >> 2 === second >> 2

const bankerMultiple = (config: BaccaratConfig, points: number): Fraction =>
  config.bankerSixPays !== null && points === 6
    ? toOne(decimalFraction(config.bankerSixPays))
    : plus(one, minus(one, decimalFraction(config.commission)))

export const baccaratRules = areaRules<BaccaratConfig, BaccaratOutcome>({
  engine: 'baccarat@1',
  config: z.strictObject({
    engine: z.literal('baccarat@1'),
    decks: z.number().int().min(1).max(8),
    commission: z.number().min(0).max(0.2),
    bankerSixPays: z.number().min(0).max(1).nullable(),
    tiePays: z.number().min(1).max(100),
    pairPays: z.number().min(1).max(100),
    bettingMs: z.number().int().min(3000).max(60_000),
  }),
  hasArea: (_config, area) => baccaratAreas.some((each) => each === area),
  outcome: ({ decks }, draw) => dealHands(dealerOf(decks, draw)),
  multipleOf: (config, area, { player, banker, winner, bankerPoints }) => {
    const pair = toOne(decimalFraction(config.pairPays))
    if (area === 'playerPair') return isPair(player) ? pair : zero
    if (area === 'bankerPair') return isPair(banker) ? pair : zero
    if (area === 'tie') return winner === 'tie' ? toOne(decimalFraction(config.tiePays)) : zero
    if (winner === 'tie') return one
    if (area !== winner) return zero
    return area === 'banker' ? bankerMultiple(config, bankerPoints) : fraction(2)
  },
  phases: ({ bettingMs }, { player, banker }) => ({
    betting: bettingMs,
    play: 3600 + 1600 * (player.length + banker.length - 4),
    result: 4500,
  }),
})
