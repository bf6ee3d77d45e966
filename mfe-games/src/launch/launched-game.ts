import { serverNow } from '@mosaic/i18n'
import type { PlayMode } from './launch-decision'

type Launched = { readonly url: string; readonly origin: string; readonly reportsReady?: boolean | undefined }
type Played = { readonly gameId: string; readonly mode: PlayMode; readonly roomId?: string | undefined }

/** A launch link is valid for a minute; after this time a new one is requested. */
const lifetimeMs = 30_000

let stored: (Played & Launched & { readonly at: number }) | null = null

/** The play page opens the game launched by the tap. The link works once, so it is kept out of address and history. */
export const storeLaunch = (game: Played & Launched, now = serverNow()): void => {
  stored = { ...game, at: now }
}

/** Returns the stored launch of this game once. */
export const takeLaunch = ({ gameId, mode, roomId }: Played, now = serverNow()): Launched | null => {
  const launch = stored
  stored = null
  const isSameGame = launch?.gameId === gameId && launch.mode === mode && launch.roomId === roomId
  return isSameGame && now - launch.at < lifetimeMs ? launch : null
}
