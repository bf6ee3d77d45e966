import type { Game } from '@mosaic/contracts'
import { createContext, useContext } from 'react'
import type { PlayMode } from '../launch/launch-decision'

export type TileActions = {
  readonly liked: ReadonlySet<string>
  /** The game whose screen is on its way. */
  readonly startingId: string | null
  /** @param roomId where a room was chosen. */
  readonly play: (game: Game, mode: PlayMode, roomId?: string) => void
  readonly toggleLike: (game: Game) => void
  readonly openInfo: (gameId: string) => void
}

const nothing: TileActions = {
  liked: new Set(),
  startingId: null,
  play: () => undefined,
  toggleLike: () => undefined,
  openInfo: () => undefined,
}
export const TileActionsContext = createContext<TileActions>(nothing)

export const useTileActions = (): TileActions => useContext(TileActionsContext)
