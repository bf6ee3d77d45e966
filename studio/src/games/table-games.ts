import type { CatalogueGame } from '../../catalogue/index'
import type { Play, PlayOf } from '../../catalogue/play'
import { returnEngines } from '../return/engines'
import type { EngineReturn } from '../return/engine'
import { toNumber, zero } from '../return/fraction'
import type { SharedEngine } from '../rules/shared-engine'
import type { BaccaratConfig } from './baccarat/rules'
import type { CrashConfig } from './crash/crash-config'
import type { DragonTigerConfig } from './dragon-tiger/rules'
import type { GameFigures, GameMaker } from './playable'
import type { RouletteConfig } from './roulette/rules'
import type { SicBoConfig } from './sic-bo/rules'
import { chipStakes, plainStakes } from './stakes'
import { baccaratEngine, crashEngine, dragonTigerEngine, rouletteEngine, sicBoEngine } from './table-engines'

/** The main bet of a table: its chance and payout, and the highest payout of all bets. */
type MainBet = { readonly chance: number; readonly times: number; readonly maxWinX: number }

const basisPoints = (part: number): number => Math.floor(part * 10_000 + 1e-9)

const figuresFrom = ({ main, bets = {} }: EngineReturn, { chance, times, maxWinX }: MainBet): GameFigures => {
  const back = toNumber(main)
  return {
    rtpBp: basisPoints(back),
    hitRateBp: basisPoints(chance),
    deviation: Math.round(Math.sqrt(Math.max(0, chance * times * times - back * back)) * 100) / 100,
    maxWinX,
    bets: Object.fromEntries(Object.entries(bets).map(([bet, value]) => [bet, basisPoints(toNumber(value))])),
  }
}

const returned = (engine: string, config: object): EngineReturn => {
  const found = returnEngines[engine]
  if (!found) throw new Error(`no return of ${engine} is known`)
  return found.compute(config)
}

const known = new Map<string, GameFigures>()

/** Enumerating all cards takes a moment, and many tables play by the same rules. */
const once = (config: object, make: () => GameFigures): GameFigures => {
  const key = JSON.stringify(config)
  const figures = known.get(key) ?? make()
  known.set(key, figures)
  return figures
}

const tableGame = <Name extends Play['engine'], Config extends object>(parts: {
  readonly name: Name
  readonly engine: SharedEngine
  readonly configOf: (play: PlayOf<Name>) => Config
  readonly stakes: (scale: number) => ReturnType<typeof chipStakes>
  readonly figuresOf: (config: Config) => GameFigures
}): GameMaker => {
  const playOf = (row: CatalogueGame): PlayOf<Name> | null => {
    const { play } = row
    const isOurs = (candidate: Play): candidate is PlayOf<Name> => candidate.engine === parts.name
    return play && isOurs(play) ? play : null
  }
  return {
    iconsOf: (row) => (playOf(row) ? {} : null),
    gameOf: (row) => {
      const play = playOf(row)
      const config = play && parts.configOf(play)
      const rules = config && parts.engine.gameOf(config)
      if (!config || !rules) return null
      return { row, rules, stakes: parts.stakes, figures: () => once(config, () => parts.figuresOf(config)) }
    },
  }
}

const crashGame = tableGame({
  name: 'crash',
  engine: crashEngine,
  configOf: (play): CrashConfig => ({
    engine: 'crash@1',
    scene: play.scene,
    edgeBp: play.edgeBp,
    growthPerSecond: play.growthPerSecond,
    capHundredths: play.cap * 100,
    bettingMs: play.bettingMs,
  }),
  stakes: plainStakes,
  figuresOf: ({ edgeBp, capHundredths }) =>
    figuresFrom(returned('crash', { edge: edgeBp / 10_000, cashOut: 2 }), {
      chance: (1 - edgeBp / 10_000) / 2,
      times: 2,
      maxWinX: capHundredths / 100,
    }),
})

const rouletteGame = tableGame({
  name: 'roulette',
  engine: rouletteEngine,
  configOf: ({ zeros, laPartage, bettingMs }): RouletteConfig => ({
    engine: 'roulette@1',
    zeros,
    laPartage,
    bettingMs,
  }),
  stakes: chipStakes,
  figuresOf: ({ zeros, laPartage }) =>
    figuresFrom(returned('roulette', { zeros, laPartage, bet: 'even' }), {
      chance: 18 / (36 + zeros),
      times: 2,
      maxWinX: 36,
    }),
})

const baccaratGame = tableGame({
  name: 'baccarat',
  engine: baccaratEngine,
  configOf: ({ decks, banker, pairPays, bettingMs }): BaccaratConfig => ({
    engine: 'baccarat@1',
    decks,
    commission: banker === 'commission' ? 0.05 : 0,
    bankerSixPays: banker === 'commission' ? null : 0.5,
    tiePays: 8,
    pairPays,
    bettingMs,
  }),
  stakes: chipStakes,
  figuresOf: ({ decks, commission, bankerSixPays, tiePays, pairPays }) => {
    const back = returned('baccarat', {
      ...{ decks, commission, tiePays, pairPays, bet: 'banker' },
      ...(bankerSixPays !== null && { bankerSixPays }),
    })
    const backOf = (bet: string): number => toNumber(back.bets?.[bet] ?? zero)
    const tie = backOf('tie') / (tiePays + 1)
    const player = (backOf('player') - tie) / 2
    return figuresFrom(back, {
      chance: 1 - tie - player,
      times: 2 - commission,
      maxWinX: Math.max(tiePays, pairPays) + 1,
    })
  },
})

const dragonTigerGame = tableGame({
  name: 'dragon-tiger',
  engine: dragonTigerEngine,
  configOf: ({ decks, tiePays, suitedTiePays, bettingMs }): DragonTigerConfig => ({
    engine: 'dragon-tiger@1',
    decks,
    tiePays,
    suitedTiePays,
    backOnTie: 0.5,
    bettingMs,
  }),
  stakes: chipStakes,
  figuresOf: ({ decks, tiePays, suitedTiePays, backOnTie }) =>
    figuresFrom(returned('dragon-tiger', { decks, tiePays, suitedTiePays, backOnTie, bet: 'dragon' }), {
      chance: (1 - (4 * decks - 1) / (52 * decks - 1)) / 2,
      times: 2,
      maxWinX: suitedTiePays + 1,
    }),
})

const onAll = (names: readonly string[], pays: number): SicBoConfig['pays'] =>
  Object.fromEntries(names.map((name) => [name, [pays]]))
const faces = [1, 2, 3, 4, 5, 6]
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `pair${low}${high}`))

/** The usual payouts of some bets return less than 85 %; these do not. */
const standardPays: SicBoConfig['pays'] = {
  ...onAll(['total4', 'total17'], 62),
  ...onAll(['total5', 'total16'], 31),
  ...onAll(['total6', 'total15'], 18),
  ...onAll(['total9', 'total12'], 7),
  ...onAll(pairs, 6),
  ...onAll(
    faces.map((face) => `double${face}`),
    11,
  ),
  ...onAll(
    faces.map((face) => `triple${face}`),
    190,
  ),
}
const generousPays: Readonly<Record<PlayOf<'sic-bo'>['generous'], SicBoConfig['pays']>> = {
  none: standardPays,
  triples: {
    ...standardPays,
    anyTriple: [32],
    ...onAll(
      faces.map((face) => `triple${face}`),
      200,
    ),
  },
  totals: {
    ...standardPays,
    ...onAll(['total4', 'total17'], 65),
    ...onAll(['total5', 'total16'], 32),
    ...onAll(['total6', 'total15'], 19),
  },
}

const sicBoGame = tableGame({
  name: 'sic-bo',
  engine: sicBoEngine,
  configOf: ({ generous, bettingMs }): SicBoConfig => ({
    engine: 'sic-bo@1',
    pays: generousPays[generous],
    bettingMs,
  }),
  stakes: chipStakes,
  figuresOf: ({ pays }) =>
    figuresFrom(returned('sic-bo', { bet: 'small', pays }), {
      chance: 105 / 216,
      times: 2,
      maxWinX: 1 + Math.max(...Object.values(pays).flat()),
    }),
})

export const tableGames: readonly GameMaker[] = [crashGame, rouletteGame, baccaratGame, dragonTigerGame, sicBoGame]
