import { returnEngines } from '../return/engines'
import { fraction, plus, zero } from '../return/fraction'
import type { Fraction } from '../return/fraction'
import { baccaratWays } from '../return/table/baccarat-odds'
import { allDice, sicBoBets } from '../return/table/sic-bo-bets'
import { rankOf } from '../rules/deck'
import type { Card } from '../rules/deck'
import type { SharedRules } from '../rules/shared-rules'
import type { Minor } from '../money/minor'
import { minor } from '../money/minor'
import { baccaratRules, dealHands } from './baccarat/rules'
import type { BaccaratConfig, BaccaratOutcome } from './baccarat/rules'
import { dragonTigerAreas } from './dragon-tiger/areas'
import { dragonTigerOutcome, dragonTigerRules } from './dragon-tiger/rules'
import type { DragonTigerConfig } from './dragon-tiger/rules'
import { rouletteAreas } from './roulette/areas'
import { rouletteRules } from './roulette/rules'
import type { RouletteConfig } from './roulette/rules'
import { sicBoRules } from './sic-bo/rules'
import type { SicBoConfig } from './sic-bo/rules'
import type { AreaBet } from './table-areas'
import { aceLowRank, baccaratPoints } from './card-points'
import { dealerOf } from './table-deck'

const areaPayout = <Config, Outcome>(
  rules: SharedRules<Config, AreaBet, Outcome>,
  config: Config,
  area: string,
  stake: Minor,
  outcome: Outcome,
): Minor => rules.payoutOf(config, { areas: { [area]: String(stake) } }, outcome, null)
const stated = (engine: string, config: object): Fraction => {
  const found = returnEngines[engine]
  if (!found) throw new Error(engine)
  return found.compute(config).main
}
const part = (paid: Minor, stake: number): Fraction => fraction(paid, stake)
const average = (parts: readonly Fraction[]): Fraction => {
  const sum = parts.reduce(plus, zero)
  return fraction(sum.numerator, sum.denominator * BigInt(parts.length))
}

describe('roulette', () => {
  test.each([
    [1, false],
    [1, true],
    [2, false],
  ] as const)('every area of a wheel with %s zeros (la partage: %s) gives back what is stated', (zeros, laPartage) => {
    const config: RouletteConfig = { engine: 'roulette@1', zeros, laPartage, bettingMs: 15_000 }
    const stake = 25
    for (const [area, { kind }] of rouletteAreas(zeros)) {
      const parts = Array.from({ length: 36 + zeros }, (_, pocket) =>
        part(areaPayout(rouletteRules, config, area, minor(stake), { pocket }), stake),
      )
      expect({ area, back: average(parts) }).toEqual({
        area,
        back: stated('roulette', { zeros, bet: kind, laPartage, stake }),
      })
    }
  })

  test('a double zero can be bet on only where the wheel has one', () => {
    expect(rouletteAreas(1).has('37')).toBe(false)
    expect(rouletteAreas(2).has('37')).toBe(true)
    expect(rouletteAreas(1).size).toBe(37 + 57 + 12 + 22 + 11 + 12)
  })
})

describe('sic bo', () => {
  const config: SicBoConfig = { engine: 'sic-bo@1', pays: { total4: [50], single1: [1, 2, 12] }, bettingMs: 15_000 }
  test.each(Object.keys(sicBoBets))('%s gives back what is stated', (area) => {
    const parts = allDice().map((dice) => part(areaPayout(sicBoRules, config, area, minor(100), { dice }), 100))
    expect(average(parts)).toEqual(stated('sic-bo', { bet: area, pays: { total4: 50, single1: [1, 2, 12] } }))
  })
})

describe('dragon and tiger', () => {
  const config: DragonTigerConfig = {
    engine: 'dragon-tiger@1',
    decks: 2,
    tiePays: 11,
    suitedTiePays: 50,
    backOnTie: 0.5,
    bettingMs: 12_000,
  }
  test.each(dragonTigerAreas)('%s gives back what is stated, over all pairs of cards', (bet) => {
    const paid = new Map<string, { count: number; part: Fraction }>()
    for (let dragon = 0; dragon < 104; dragon += 1)
      for (let tiger = 0; tiger < 104; tiger += 1) {
        if (dragon === tiger) continue
        const outcome = dragonTigerOutcome(dragon % 52, tiger % 52)
        const suited = (dragon & 3) === (tiger & 3)
        const key = `${outcome.winner} ${suited}`
        const known = paid.get(key)
        paid.set(key, {
          count: (known?.count ?? 0) + 1,
          part: known?.part ?? part(areaPayout(dragonTigerRules, config, bet, minor(101), outcome), 101),
        })
      }
    const sum = [...paid.values()].reduce(
      (all, { count, part: each }) => plus(all, fraction(each.numerator * BigInt(count), each.denominator * 10_712n)),
      zero,
    )
    expect(sum).toEqual(
      stated('dragon-tiger', { decks: 2, tiePays: 11, suitedTiePays: 50, backOnTie: 0.5, bet, stake: 101 }),
    )
  })

  test('the ace is the lowest card', () => {
    expect(aceLowRank(12 << 2)).toBe(0)
    expect(aceLowRank(11 << 2)).toBe(12)
  })
})

describe('baccarat', () => {
  const table = (change: Partial<BaccaratConfig>): BaccaratConfig => ({
    engine: 'baccarat@1',
    decks: 8,
    commission: 0.05,
    bankerSixPays: null,
    tiePays: 8,
    pairPays: 11,
    bettingMs: 15_000,
    ...change,
  })
  const won = (winner: BaccaratOutcome['winner'], bankerPoints = 7): BaccaratOutcome => ({
    player: [0, 4],
    banker: [0, 4],
    playerPoints: 0,
    bankerPoints,
    winner,
  })

  test.each([
    ['with commission', table({})],
    ['without commission, where a six pays half', table({ commission: 0, bankerSixPays: 0.5 })],
  ])('%s: player, banker and tie give back what is stated', (_, config) => {
    const stake = 101
    const ways = baccaratWays(config.decks)
    for (const bet of ['player', 'banker', 'tie'] as const) {
      const back = (
        [
          [ways.player, won('player')],
          [ways.banker, won('banker')],
          [ways.bankerWithSix, won('banker', 6)],
          [ways.tie, won('tie')],
        ] as const
      ).reduce(
        (sum, [count, outcome]) =>
          plus(
            sum,
            fraction(count * areaPayout(baccaratRules, config, bet, minor(stake), outcome), ways.all * BigInt(stake)),
          ),
        zero,
      )
      const { commission, tiePays, decks } = config
      const six = config.bankerSixPays === null ? {} : { bankerSixPays: config.bankerSixPays }
      expect(back).toEqual(stated('baccarat', { decks, commission, tiePays, bet, stake, ...six }))
    }
  })

  test('pairs give back what is stated, over all first two cards', () => {
    const pairs = Array.from({ length: 416 }, (_, other) => other)
      .filter((other) => other !== 5)
      .map((other) =>
        part(
          areaPayout(baccaratRules, table({}), 'playerPair', minor(100), { ...won('tie'), player: [5, other % 52] }),
          100,
        ),
      )
    expect(average(pairs)).toEqual(stated('baccarat', { bet: 'playerPair' }))
  })

  const card = (name: string): Card =>
    Array.from({ length: 13 }, (_, rank) => rank << 2).find((c) => rankOf(c) === name) ?? 0
  test.each([
    ['a natural ends the deal', ['9', '2', 'K', '3'], 'player', 9, 5],
    ['both stand on six and seven', ['6', '7', 'K', 'K'], 'banker', 6, 7],
    ['the player draws, the banker with six answers a six', ['2', '6', '3', 'K', '6', 'A'], 'banker', 1, 7],
    ['the banker with three stands against an eight', ['2', '3', '3', 'K', '8'], 'tie', 3, 3],
  ] as const)('%s', (_, names, winner, player, banker) => {
    const cards = [...names].map(card)
    const hands = dealHands(() => cards.shift() ?? 0)
    expect(cards).toEqual([])
    expect(hands).toMatchObject({ winner, playerPoints: player, bankerPoints: banker })
  })

  test('the shoe deals every card of its decks once', () => {
    let seed = 7
    const next = dealerOf(2, (choices) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % choices
    })
    const dealt = Array.from({ length: 104 }, next)
    for (let each = 0; each < 52; each += 1) expect(dealt.filter((c) => c === each)).toHaveLength(2)
    expect(baccaratPoints(card('K')) + baccaratPoints(card('A')) + baccaratPoints(card('9'))).toBe(10)
  })
})

test('a table takes no bet on an area that it does not have, and none without a stake', () => {
  const config: RouletteConfig = { engine: 'roulette@1', zeros: 1, laPartage: false, bettingMs: 15_000 }
  expect(rouletteRules.allows(config, { areas: { '37': '100' } }, 1)).toBe(false)
  expect(rouletteRules.allows(config, { areas: { '17-18': '100', red: '200' } }, 1)).toBe(true)
  expect(rouletteRules.stakeOf(config, { areas: { '17-18': '100', red: '200' } })).toBe(300n)
  for (const areas of [{}, { red: '0' }, { red: '-5' }, { red: '1.5' }])
    expect(rouletteRules.bet.safeParse({ areas }).success).toBe(false)
})
