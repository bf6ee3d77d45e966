import { type GameCategory, type Minor, minor } from '@mosaic/contracts'
import { roomKindOf } from './room-access'

export type Stakes = { readonly min: Minor; readonly max: Minor }

/** The free room ends and the VIP room begins at the game's highest stake divided by this. */
const freeRoomDivisor = 10n

/** The stakes with which a round may begin in a room. Only poker rooms differ: live tables take all stakes in every room. */
export const stakesInRoom = (category: GameCategory, roomId: string | null, { min, max }: Stakes): Stakes => {
  const kind = category === 'PVP' && roomId !== null ? roomKindOf(roomId) : null
  const bound = max / freeRoomDivisor < min ? min : minor(max / freeRoomDivisor)
  if (kind === 'free') return { min, max: bound }
  return kind === 'vip' ? { min: bound, max } : { min, max }
}
