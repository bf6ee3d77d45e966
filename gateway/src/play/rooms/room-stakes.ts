import { type GameCategory, type Minor, minor } from '@mosaic/contracts'
import { roomKindOf } from './room-access'

export type Stakes = { readonly min: Minor; readonly max: Minor }

/** Of the highest stake of a game: as far as the free room goes, and where the VIP room begins. */
const freePart = 10n

/** The stakes with which a round may begin in a room: at poker the free room is the cheap one. Tables of the live casino take all stakes in every room. */
export const stakesInRoom = (category: GameCategory, roomId: string | null, { min, max }: Stakes): Stakes => {
  const kind = category === 'PVP' && roomId !== null ? roomKindOf(roomId) : null
  const bound = max / freePart < min ? min : minor(max / freePart)
  if (kind === 'free') return { min, max: bound }
  return kind === 'vip' ? { min: bound, max } : { min, max }
}
