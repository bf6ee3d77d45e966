import { games } from '../../catalogue/index'
import type { CatalogueGame } from '../../catalogue/index'
import type { Playable } from './playable'

/** Each engine's own reading of a row; null when the row plays something else. */
const readings: readonly ((row: CatalogueGame) => Playable | null)[] = []

const byCode = new Map(games.map((game) => [game.gameCode, game]))
const made = new Map<string, Playable>()

const make = (row: CatalogueGame): Playable | null => {
  for (const reading of readings) {
    const playable = reading(row)
    if (playable) return playable
  }
  return null
}

/** What a code plays, or null when the catalogue has no such game. Made once a process. */
export const gameOf = (gameCode: string): Playable | null => {
  const known = made.get(gameCode)
  if (known) return known
  const row = byCode.get(gameCode)
  const playable = row ? make(row) : null
  if (playable) made.set(gameCode, playable)
  return playable
}
