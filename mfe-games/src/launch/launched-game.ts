import type { PlayMode } from './launch-decision'

type Launched = { readonly url: string; readonly origin: string }
type Played = { readonly gameId: string; readonly mode: PlayMode; readonly roomId?: string | undefined }

/** A launch link is good for a minute; one that waited this long is asked for anew. */
const life = 30_000

let kept: (Played & Launched & { readonly at: number }) | null = null

/** The play page opens what was launched where the game was tapped. The link works once, so it stands in no address and no history. */
export const keepLaunched = (game: Played & Launched, now = Date.now()): void => {
  kept = { ...game, at: now }
}

/** The kept launch of this game, once. */
export const takeLaunched = ({ gameId, mode, roomId }: Played, now = Date.now()): Launched | null => {
  const held = kept
  kept = null
  const isHeld = held?.gameId === gameId && held.mode === mode && held.roomId === roomId
  return isHeld && now - held.at < life ? held : null
}
