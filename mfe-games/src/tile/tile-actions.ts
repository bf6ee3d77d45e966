import type { Game } from '@mosaic/contracts'
import { createContext, useContext } from 'react'
import type { PlayMode } from '../launch/launch-decision'
import type { TileTexts } from './tile-texts'

type TileActions = {
  readonly texts: TileTexts
  readonly liked: ReadonlySet<string>
  /** @param roomId where a room was chosen. */
  readonly play: (game: Game, mode: PlayMode, roomId?: string) => void
  readonly toggleLike: (game: Game) => void
  readonly openInfo: (gameId: string) => void
}

export const TileActionsContext = createContext<TileActions | null>(null)

export const useTileActions = (): TileActions => {
  const actions = useContext(TileActionsContext)
  if (!actions) throw new Error('What starts a game stands within a TileActionsProvider.')
  return actions
}

/** The game whose launch is loading; separate from the actions, so that a tap re-renders only its tile. */
export const StartingContext = createContext<string | null>(null)

export const useStartingId = (): string | null => useContext(StartingContext)
