import { games } from '../../catalogue/index'
import type { CatalogueGame } from '../../catalogue/index'
import { gameOf } from './game-library'
import type { GameFigures, Playable } from './playable'

export type CatalogueRow = {
  readonly row: CatalogueGame
  /** null for a row without an engine. */
  readonly play: { readonly game: Playable; readonly figures: GameFigures } | null
}

const pause = (): Promise<void> =>
  new Promise((resume) => {
    setImmediate(resume)
  })

/** Every row with its figures; computed in slices so that a running game never waits for it. */
export const catalogueRows = async (offered: readonly CatalogueGame[] = games): Promise<readonly CatalogueRow[]> => {
  const rows: CatalogueRow[] = []
  for (const row of offered) {
    const game = gameOf(row.gameCode)
    rows.push({ row, play: game && { game, figures: game.figures() } })
    if (game) await pause()
  }
  return rows
}
