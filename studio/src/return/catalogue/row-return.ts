import { slotSymbols } from '../../engine/slot-config'
import type { SlotConfig } from '../../engine/slot-config'
import { baccaratRules } from '../../games/baccarat/rules'
import { blackjackConfig } from '../../games/blackjack/blackjack-rules'
import { crashRules } from '../../games/crash/rules'
import { dragonTigerRules } from '../../games/dragon-tiger/rules'
import { eventConfigOf } from '../../games/event/event-games'
import { eventFigures } from '../../games/event/event-return'
import { fishingConfig } from '../../games/fishing/fishing-rules'
import { lotteryConfigOf } from '../../games/lottery/lottery-games'
import { lotteryReturns } from '../../games/lottery/lottery-return'
import { ladderOf } from '../../games/mines/mines-ladder'
import { minesConfig } from '../../games/mines/mines-rules'
import type { Playable } from '../../games/playable'
import { returnConfigOf } from '../../games/reels/reel-return'
import { reelSetOf } from '../../games/reels/reel-sets'
import { rouletteRules } from '../../games/roulette/rules'
import { scratchConfig } from '../../games/scratch/scratch-rules'
import { sicBoRules } from '../../games/sic-bo/rules'
import { slotOf } from '../../games/slot-library'
import { videoPokerConfig } from '../../games/video-poker/video-poker-rules'
import type { EngineReturn } from '../engine'
import { returnEngines } from '../engines'
import { fraction, isMore } from '../fraction'
import type { Fraction } from '../fraction'

/** Arguments of the return command for a row, and the bets that count for it. */
type Asked = {
  readonly engine: string
  readonly config: object
  /** The named bets alone; without it the main one. The least of them is what the sheet states. */
  readonly bets?: (bet: string) => boolean
}

/** Exact return of a row: the lowest of all bets that the sheet's figure covers. */
export type RowReturn = { readonly exact: Fraction; readonly spread: EngineReturn['spread'] }

const known = new Map<string, EngineReturn>()

/** Many rows play by the same rules, and some enumerations take seconds. */
const computed = (engine: string, config: object): EngineReturn => {
  const key = `${engine} ${JSON.stringify(config)}`
  const found = known.get(key) ?? returnEngines[engine]?.compute(config)
  if (!found) throw new Error(`No return of ${engine} is known.`)
  known.set(key, found)
  return found
}

const least = (all: readonly Fraction[]): Fraction => {
  const [first = fraction(0n), ...others] = all
  return others.reduce((lowest, each) => (isMore(lowest, each) ? each : lowest), first)
}

const answerTo = ({ engine, config, bets }: Asked): RowReturn => {
  const { main, bets: listed = {}, spread } = computed(engine, config)
  const chosen = bets && Object.entries(listed).filter(([bet]) => bets(bet))
  return { exact: chosen ? least(chosen.map(([, value]) => value)) : main, spread }
}

const byCount = (prizes: readonly number[]): Record<string, number> =>
  Object.fromEntries(prizes.map((prize, more) => [String(3 + more), prize]))

const slotQuestion = ({ strips, lines, pays, scatterPays, freeSpins }: SlotConfig): Asked => ({
  engine: 'slots',
  config: {
    strips: strips.map((strip) => strip.map((symbol) => slotSymbols[symbol])),
    lines,
    wild: 'wild',
    scatter: 'scatter',
    pays: Object.fromEntries(pays.map((prizes, i) => [slotSymbols[i + 2], byCount(prizes)])),
    scatterPays: byCount(scatterPays),
    ...(freeSpins && { freeSpins: { counts: byCount(freeSpins.counts), multiplier: freeSpins.multiplier } }),
  },
})

const minesQuestions = (config: unknown): readonly Asked[] => {
  const field = minesConfig.parse(config)
  const { columns, rows, edgeBp } = field
  return field.mines.map((mines) => {
    const stops = ladderOf(field, mines).map((_, index) => `picks${index + 1}`)
    return {
      engine: 'mines',
      config: { tiles: columns * rows, mines, edge: edgeBp / 10_000 },
      bets: (bet) => stops.includes(bet),
    }
  })
}

/** Commands per engine; the lowest of their answers is the return of the row. */
const questions: Readonly<Record<string, (config: unknown) => readonly Asked[]>> = {
  mines: minesQuestions,
  scratch: (config) => {
    const { prizes, blanks } = scratchConfig.parse(config)
    const printed = prizes.map(({ pays, weight }) => ({ multiplier: pays / 100, weight }))
    return [{ engine: 'scratch', config: { prizes: [...printed, { multiplier: 0, weight: blanks }] } }]
  },
  crash: (config) => [
    { engine: 'crash', config: { edge: crashRules.config.parse(config).edgeBp / 10_000, cashOut: 2 } },
  ],
  roulette: (config) => {
    const { zeros, laPartage } = rouletteRules.config.parse(config)
    return [{ engine: 'roulette', config: { zeros, laPartage, bet: 'even' } }]
  },
  baccarat: (config) => {
    const { decks, commission, tiePays, pairPays, bankerSixPays } = baccaratRules.config.parse(config)
    const six = bankerSixPays === null ? {} : { bankerSixPays }
    return [{ engine: 'baccarat', config: { decks, commission, tiePays, pairPays, ...six, bet: 'banker' } }]
  },
  'dragon-tiger': (config) => {
    const { decks, tiePays, suitedTiePays, backOnTie } = dragonTigerRules.config.parse(config)
    return [{ engine: 'dragon-tiger', config: { decks, tiePays, suitedTiePays, backOnTie, bet: 'dragon' } }]
  },
  'sic-bo': (config) => [{ engine: 'sic-bo', config: { bet: 'small', pays: sicBoRules.config.parse(config).pays } }],
  'video-poker': (config) => [{ engine: 'video-poker', config: { pays: videoPokerConfig.parse(config).pays } }],
  blackjack: (config) => {
    const { engine: _, blackjackPays, ...rules } = blackjackConfig.parse(config)
    return [{ engine: 'blackjack', config: { ...rules, blackjackPays: blackjackPays / 100 } }]
  },
  fishing: (config) => {
    const { fish, returnParts } = fishingConfig.parse(config)
    return [
      {
        engine: 'fishing',
        config: { multipliers: fish.map(({ multiplier }) => multiplier), returnParts },
        bets: () => true,
      },
    ]
  },
}

/** The return of a row, computed anew from its configuration; null where it is known by a simulation only. */
export const rowReturn = ({ row: { gameCode }, rules }: Playable): RowReturn | null => {
  const engine = rules.engine.split('@')[0] ?? ''
  if (engine === 'poker') return null
  const event = eventConfigOf(gameCode)
  // Every contest has its own odds, so no single command covers them.
  if (event) return { exact: fraction(eventFigures(event).leastBp, 10_000), spread: undefined }
  const lottery = lotteryConfigOf(gameCode)
  if (lottery) return { exact: least(Object.values(lotteryReturns(lottery, 100))), spread: undefined }
  const slot = slotOf(gameCode)
  const reels = reelSetOf(gameCode)
  const asked = slot
    ? [slotQuestion(slot.config)]
    : reels
      ? [{ engine: 'slots', config: returnConfigOf(reels.config) }]
      : questions[engine]?.(rules.config)
  if (!asked) throw new Error(`There is no exact return for ${gameCode} (${engine}).`)
  const answers = asked.map(answerTo)
  return { exact: least(answers.map(({ exact }) => exact)), spread: answers[0]?.spread }
}
