import { type GameCategory, minor } from '../../../shared/contracts/src/index'
import { demoMerchants } from '../../../gateway/src/platform/merchants/demo-merchants'
import { validBetInDraw } from '../../../gateway/src/play/seamless/draw-valid-bet'
import { usedStake } from '../../../gateway/src/play/seamless/used-stake'
import { isTwoSided, validBet } from '../../../gateway/src/play/seamless/valid-bet'
import { games } from '../../../studio/catalogue/index'
import { baccaratRules, type BaccaratOutcome } from '../../../studio/src/games/baccarat/rules'
import { crashRules } from '../../../studio/src/games/crash/rules'
import { dragonTigerOutcome, dragonTigerRules } from '../../../studio/src/games/dragon-tiger/rules'
import { eventConfigOf } from '../../../studio/src/games/event/event-games'
import { fixtureOf } from '../../../studio/src/games/event/fixture'
import { totalWeight } from '../../../studio/src/games/event/result-table'
import { gameOf } from '../../../studio/src/games/game-library'
import type { Playable } from '../../../studio/src/games/playable'
import { reachChance } from '../../../studio/src/return/chance/crash'
import { fraction } from '../../../studio/src/return/fraction'
import { quickDraw } from '../../../studio/src/return/simulation/quick-draw'
import { baccaratWays } from '../../../studio/src/return/table/baccarat-odds'
import { allDice } from '../../../studio/src/return/table/sic-bo-bets'
import type { SharedGame } from '../../../studio/src/rules/shared-engine'
import type { SoloGame } from '../../../studio/src/rules/solo-engine'

/** Highest basis points of valid bet that any demo merchant pays, to player and agents together. */
const highestRate = (category: GameCategory): bigint =>
  BigInt(
    Math.max(
      ...demoMerchants.flatMap(({ profile: { cashback, agentRebate } }) => [
        cashback?.rates[category] ?? 0,
        agentRebate?.rates[category] ?? 0,
      ]),
    ),
  )

type Wager = { readonly stake: bigint; readonly payout: bigint; readonly returned?: bigint; readonly isVoid?: boolean }
/** One course of a way out: its rounds side by side, and how often it happens. */
type Course = { readonly weight: bigint; readonly wagers: readonly Wager[] }

/** What the promotions cost and what the house keeps, over all courses of a way out. */
const balanceOf = (category: GameCategory, courses: readonly Course[]) => {
  let [counted, retained] = [0n, 0n]
  for (const { weight, wagers } of courses)
    for (const { stake, payout, returned = 0n, isVoid = false } of wagers) {
      const used = usedStake({ stake: minor(stake), free: null }, minor(returned), true)
      if (used === null) throw new Error('more comes back than was staked')
      const paid = minor(payout - returned)
      counted += weight * validBet({ category, stake: used, payout: paid, state: isVoid ? 'CANCELLED' : 'SETTLED' })
      retained += isVoid ? 0n : weight * (used - paid)
    }
  return { cost: counted * highestRate(category), retained: retained * 10_000n }
}
const expectCovered = (way: string, category: GameCategory, courses: readonly Course[]): void => {
  const { cost, retained } = balanceOf(category, courses)
  expect({ way, isCovered: cost <= retained, cost, retained }).toMatchObject({ way, isCovered: true })
}

/** What parallel rounds of one draw count, settled one after the other. */
const countedInDraw = (category: GameCategory, wagers: readonly Wager[]): bigint => {
  let [staked, paid, counted] = [0n, 0n, 0n]
  for (const [index, { stake, payout }] of wagers.entries()) {
    const others = { stake: minor(staked), payout: minor(paid), counted: minor(counted) }
    const isOpen = index < wagers.length - 1
    counted += validBetInDraw({ category, stake: minor(stake), payout: minor(payout) }, { ...others, isOpen })
    staked += stake
    paid += payout
  }
  return counted
}
/** In a two-sided game, parallel rounds of a draw count what one round with their bets counts. */
const expectNetted = (way: string, category: GameCategory, courses: readonly Course[]): void => {
  if (!isTwoSided(category)) return
  for (const { wagers } of courses) {
    const [stake, payout] = [
      minor(wagers.reduce((sum, wager) => sum + wager.stake, 0n)),
      minor(wagers.reduce((sum, wager) => sum + wager.payout, 0n)),
    ]
    const counted = countedInDraw(category, wagers)
    expect([way, counted]).toEqual([way, validBet({ category, stake, payout, state: 'SETTLED' })])
    // Stakes that pay each other risk nothing, so they count nothing.
    if (stake === payout) expect([way, counted]).toEqual([way, 0n])
  }
}

/** One playable game for each configuration of an engine. */
const playedBy = (engine: string): readonly Playable[] => [
  ...new Map(
    games.flatMap((row) => {
      const game = gameOf(row.gameCode)
      return game?.rules.engine === engine ? [[game.rules.hash, game] as const] : []
    }),
  ).values(),
]
const solo = ({ rules }: Playable): SoloGame => {
  if (rules.kind !== 'solo') throw new Error(rules.engine)
  return rules
}
const shared = ({ rules }: Playable): SharedGame => {
  if (rules.kind !== 'shared') throw new Error(rules.engine)
  return rules
}
const stake = 1000n
const rounds = 3000

describe('valid bet × highest rate ≤ house edge × amount at risk', () => {
  test('a magazine that is left after any number of shots', () => {
    for (const game of playedBy('fishing@1')) {
      const rules = solo(game)
      for (const fired of [0, 1, 5, 9, 10]) {
        const actions = fired === 0 ? [] : [{ move: 'shoot', at: Array.from({ length: fired }, () => 0) }]
        const left = fired === 10 ? actions : [...actions, { move: 'leave' }]
        // One draw decides each shot, so a hundred evenly spread draws stand for all of them.
        const courses = Array.from({ length: 100 }, (_, at): Course => {
          const round = rules.replay({ stake: String(stake), shots: 10 }, left, () => () => at * 10_000)
          if (!round || round.payout === null) throw new Error(game.row.gameCode)
          return { weight: 1n, wagers: [{ stake, payout: round.payout, returned: round.returned }] }
        })
        const used = courses[0]?.wagers[0]
        expect(used && used.stake - (used.returned ?? 0n)).toBe((stake / 10n) * BigInt(fired))
        if (fired === 0) expect(balanceOf('FISH', courses)).toEqual({ cost: 0n, retained: 0n })
        expectCovered(`${game.row.gameCode} after ${fired} shots`, 'FISH', courses)
      }
    }
  })

  test('a field of mines that is left after the first tile; before it, it cannot be left', () => {
    for (const game of playedBy('mines@1')) {
      const rules = solo(game)
      const { columns, rows, mines: offered } = rules.config as { columns: number; rows: number; mines: number[] }
      for (const mines of offered) {
        const choice = { stake: String(stake), mines }
        expect(rules.replay(choice, [{ out: true }], () => () => 0)).toBeNull()
        const courses = Array.from({ length: columns * rows }, (_, tile): Course => {
          // The mines lie on the first tiles; a player knows nothing, so every tile is equally likely.
          const safe = rules.replay(choice, [{ pick: tile }, { out: true }], () => () => 0)
          const ended = safe ?? rules.replay(choice, [{ pick: tile }], () => () => 0)
          return { weight: 1n, wagers: [{ stake, payout: ended?.payout ?? 0n }] }
        })
        expectCovered(`${game.row.gameCode} with ${mines} mines`, game.row.category, courses)
      }
    }
  })

  test('the earliest cash-out of a crash game, and opposite cash-outs side by side', () => {
    for (const game of playedBy('crash@1')) {
      const config = crashRules.config.parse(game.rules.config)
      const all = 2n ** 32n
      const reached = (at: number): bigint => {
        const { numerator, denominator } = reachChance(fraction(BigInt(at), 100n), config.edgeBp / 10_000)
        return (numerator * all) / denominator
      }
      const wagerAt = (at: number, isReached: boolean): Wager => ({
        stake,
        payout: isReached ? (stake * BigInt(at)) / 100n : 0n,
      })
      const [early, late] = [reached(101), reached(200)]
      expectCovered(`${game.row.gameCode} at 1.01`, game.row.category, [
        { weight: early, wagers: [wagerAt(101, true)] },
        { weight: all - early, wagers: [wagerAt(101, false)] },
      ])
      expectCovered(`${game.row.gameCode} at 1.01 and 2.00`, game.row.category, [
        { weight: late, wagers: [wagerAt(101, true), wagerAt(200, true)] },
        { weight: early - late, wagers: [wagerAt(101, true), wagerAt(200, false)] },
        { weight: all - early, wagers: [wagerAt(101, false), wagerAt(200, false)] },
      ])
    }
  })

  const opposites = {
    'roulette@1': [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
      ['dozen1', 'dozen2', 'dozen3'],
    ],
    'sic-bo@1': [
      ['small', 'big'],
      ['odd', 'even'],
    ],
    'dragon-tiger@1': [['dragon', 'tiger']],
    'baccarat@1': [['player', 'banker']],
  } as const
  type Paid = { readonly weight: bigint; readonly pays: (areas: readonly string[]) => bigint }
  const betOn = (areas: readonly string[]) => ({
    areas: Object.fromEntries(areas.map((area) => [area, String(stake)])),
  })

  /** Every outcome of a table with its weight. */
  const outcomes: Record<keyof typeof opposites, (game: Playable) => readonly Paid[]> = {
    'roulette@1': (game) => {
      const rules = shared(game)
      const { zeros } = rules.config as { zeros: number }
      return Array.from({ length: 36 + zeros }, (_, number) => {
        const played = rules.play(() => number, 1)
        return { weight: 1n, pays: (areas) => played.payoutOf(betOn(areas), null) ?? 0n }
      })
    },
    'sic-bo@1': (game) =>
      allDice().map((dice) => {
        const thrown = dice.map((eyes) => eyes - 1)
        const played = shared(game).play(() => thrown.shift() ?? 0, 1)
        return { weight: 1n, pays: (areas) => played.payoutOf(betOn(areas), null) ?? 0n }
      }),
    'dragon-tiger@1': (game) => {
      const config = dragonTigerRules.config.parse(game.rules.config)
      const size = 52 * config.decks
      const found = new Map<string, { weight: bigint; outcome: ReturnType<typeof dragonTigerOutcome> }>()
      for (let dragon = 0; dragon < size; dragon += 1)
        for (let tiger = 0; tiger < size; tiger += 1) {
          if (dragon === tiger) continue
          const outcome = dragonTigerOutcome(dragon % 52, tiger % 52)
          const key = `${outcome.winner} ${(dragon & 3) === (tiger & 3)}`
          found.set(key, { weight: (found.get(key)?.weight ?? 0n) + 1n, outcome })
        }
      return [...found.values()].map(({ weight, outcome }) => ({
        weight,
        pays: (areas) => dragonTigerRules.payoutOf(config, betOn(areas), outcome, null),
      }))
    },
    'baccarat@1': (game) => {
      const config = baccaratRules.config.parse(game.rules.config)
      const ways = baccaratWays(config.decks)
      const won = (winner: BaccaratOutcome['winner'], bankerPoints = 7): BaccaratOutcome => ({
        player: [0, 4],
        banker: [0, 4],
        playerPoints: 0,
        bankerPoints,
        winner,
      })
      const counted = [
        [ways.player, won('player')],
        [ways.banker, won('banker')],
        [ways.bankerWithSix, won('banker', 6)],
        [ways.tie, won('tie')],
      ] as const
      return counted.map(([weight, outcome]) => ({
        weight,
        pays: (areas) => baccaratRules.payoutOf(config, betOn(areas), outcome, null),
      }))
    },
  }

  test.each(Object.keys(opposites) as (keyof typeof opposites)[])(
    '%s: opposite bets in one round and in parallel rounds, ties included',
    (engine) => {
      for (const game of playedBy(engine))
        for (const areas of opposites[engine]) {
          const paid = outcomes[engine](game)
          const way = `${game.row.gameCode} ${areas.join(' + ')}`
          const whole = stake * BigInt(areas.length)
          expectCovered(
            `${way} in one round`,
            game.row.category,
            paid.map(({ weight, pays }) => ({ weight, wagers: [{ stake: whole, payout: pays(areas) }] })),
          )
          const parallel = paid.map(({ weight, pays }) => ({
            weight,
            wagers: areas.map((area) => ({ stake, payout: pays([area]) })),
          }))
          expectCovered(`${way} in parallel`, game.row.category, parallel)
          expectNetted(way, game.row.category, parallel)
        }
    },
  )

  test('every pick of a market in parallel rounds of one contest', () => {
    for (const game of playedBy('event@1')) {
      const config = eventConfigOf(game.row.gameCode)
      if (!config) throw new Error(game.row.gameCode)
      const { markets, table } = fixtureOf(config, 1)
      expect(table.reduce((sum, [, weight]) => sum + weight, 0)).toBe(totalWeight)
      for (const { key, picks } of markets) {
        const courses = table.map(([result, weight]) => ({
          weight: BigInt(weight),
          wagers: picks.map((pick) => ({ stake, payout: (stake * BigInt(pick.pays(result))) / 100n })),
        }))
        expectCovered(`${game.row.gameCode} ${key}`, game.row.category, courses)
        expectNetted(`${game.row.gameCode} ${key}`, game.row.category, courses)
      }
    }
  })

  test.each([
    ['blackjack@1', { move: 'surrender' }],
    ['blackjack@1', { move: 'stand' }],
    ['poker@1', { move: 'fold' }],
    ['video-poker@1', { hold: [true, true, true, true, true] }],
  ])('%s: out at the first turn with %j', (engine, action) => {
    const draw = quickDraw(28)
    for (const game of playedBy(engine)) {
      const rules = solo(game)
      const courses = Array.from({ length: rounds }, (): Course => {
        const drawn: number[] = []
        // A replay repeats its draws.
        const again = () => {
          let at = 0
          return (choices: number) => {
            drawn[at] ??= draw(choices)
            return drawn[at++] ?? 0
          }
        }
        const choice = { stake: String(stake) }
        const dealt = rules.replay(choice, [], again)
        const actions: unknown[] = []
        let round = dealt
        while (round && round.payout === null) {
          const next = rules.replay(choice, [...actions, action], again)
          actions.push(next ? action : round.leave())
          round = next ?? rules.replay(choice, actions, again)
        }
        return { weight: 1n, wagers: [{ stake, payout: round?.payout ?? 0n }] }
      })
      expectCovered(game.row.gameCode, game.row.category, courses)
    }
  })

  test('a voided round and a push of a two-sided game count nothing', () => {
    for (const category of ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP'] as const)
      expect(balanceOf(category, [{ weight: 1n, wagers: [{ stake, payout: stake }] }]).cost).toBe(0n)
    for (const category of ['RNG', 'FISH', 'CRASH', 'LOTT', 'LIVE'] as const)
      expect(balanceOf(category, [{ weight: 1n, wagers: [{ stake, payout: 0n, isVoid: true }] }]).cost).toBe(0n)
  })
})
