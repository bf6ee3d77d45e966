import type { Game } from '@mosaic/contracts'
import { createContext, useContext } from 'react'
import type { PlayMode } from '../launch/launch-decision'

export type TileActions = {
  readonly liked: ReadonlySet<string>
  /** @param roomId where a room was chosen. */
  readonly play: (game: Game, mode: PlayMode, roomId?: string) => void
  readonly toggleLike: (game: Game) => void
  readonly openInfo: (gameId: string) => void
}

const nothing: TileActions = {
  liked: new Set(),
  play: () => undefined,
  toggleLike: () => undefined,
  openInfo: () => undefined,
}
export const TileActionsContext = createContext<TileActions>(nothing)

export const useTileActions = (): TileActions => useContext(TileActionsContext)

/** The game whose screen is on its way; apart from the actions, so that a tap draws nothing anew but what shows it. */
export const StartingContext = createContext<string | null>(null)

export const useStartingId = (): string | null => useContext(StartingContext)
