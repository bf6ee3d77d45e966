import type { CatalogueGame } from '../../../catalogue/index'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { eventEngine } from './event-engine'
import type { EventConfig, Sport } from './event-config'
import { mostCombinedOdds } from './combined'
import { eventConfigOf } from './event-games'
import { eventFigures } from './event-return'
import { fixtureOf } from './fixture'
import { totalWeight } from './result-table'

/** Moving object of the picture: ball, boat, horse. */
const tokens: Readonly<Record<Sport, string>> = {
  football: 'soccer-ball',
  basketball: 'basketball',
  tennis: 'tennis',
  volleyball: 'volleyball',
  boxing: 'boxing-glove',
  motors: 'racing-car',
  baseball: 'baseball',
  'ice-hockey': 'ice-hockey',
  rugby: 'rugby-football',
  cricket: 'cricket-game',
  darts: 'bullseye',
  'table-tennis': 'ping-pong',
  horses: 'horse-racing',
  surf: 'person-surfing',
  arena: 'crossed-swords',
  shooter: 'bullseye',
  drift: 'racing-car',
  fighting: 'ninja',
  cards: 'joker',
  'pixel-football': 'soccer-ball',
  retro: 'alien-monster',
  royale: 'parachute',
  mechs: 'robot',
  strategy: 'chess-pawn',
  bikes: 'motorcycle',
  hoops: 'basketball',
  rockets: 'rocket',
  speedrun: 'person-running',
  cockfight: 'rooster',
}

/** The lowest return of all picks is declared, so that it holds for every single bet; a combined bet multiplies them. */
const figuresOf = (config: EventConfig): GameFigures => {
  const { leastBp, bets, highestOdds } = eventFigures(config)
  const { table, markets } = fixtureOf(config, 0)
  const main = markets[0]?.picks[0]
  const wins = table.reduce((sum, [result, weight]) => sum + (main && main.pays(result) > 0 ? weight : 0), 0)
  const back = (main?.back ?? 0) / totalWeight / 100
  const square = table.reduce((sum, [result, weight]) => sum + weight * ((main?.pays(result) ?? 0) / 100) ** 2, 0)
  return {
    rtpBp: leastBp,
    hitRateBp: Math.floor((wins * 10_000) / totalWeight),
    deviation: Math.round(Math.sqrt(square / totalWeight - back * back) * 100) / 100,
    maxWinX: Math.max(highestOdds, mostCombinedOdds) / 100,
    bets,
  }
}

export const eventGame: GameMaker = {
  iconsOf: (row: CatalogueGame) => {
    const config = eventConfigOf(row.gameCode)
    return config && { token: tokens[config.sport] }
  },
  gameOf: (row) => {
    const config = eventConfigOf(row.gameCode)
    const rules = config && eventEngine.gameOf(config)
    if (!config || !rules) return null
    let figures: GameFigures | null = null
    return { row, rules, stakes: plainStakes, figures: () => (figures ??= figuresOf(config)) }
  },
}
