import type { RoomKind } from '@mosaic/contracts'

/** Level from which VIP rooms are open. */
const vipRoomLevel = 2

export type Room = { readonly roomId: string; readonly gameCode: string; readonly kind: RoomKind }

export const roomsOf = (gameCode: string, sellsPasses: boolean): readonly Room[] =>
  (['free', 'vip', ...(sellsPasses ? (['ppv'] as const) : [])] as const).map((kind) => ({
    roomId: `${gameCode}.${kind}`,
    gameCode,
    kind,
  }))

const parts = /^(.+)\.(free|vip|ppv)$/

/** The game of a room; null for an id that names no room. */
export const gameOfRoom = (roomId: string): string | null => parts.exec(roomId)?.[1] ?? null
export const roomKindOf = (roomId: string): RoomKind | null => (parts.exec(roomId)?.[2] as RoomKind | undefined) ?? null

export type Entrant = { readonly level: number; readonly hasPass: boolean }
export type Admission = 'open' | 'level-required' | 'pass-required'

/** Admission to a room (spec §4: free, VIP, pay per view). A guest has no level and no pass. */
export const admission = (kind: RoomKind, { level, hasPass }: Entrant): Admission => {
  switch (kind) {
    case 'free':
      return 'open'
    case 'vip':
      return level >= vipRoomLevel ? 'open' : 'level-required'
    case 'ppv':
      return hasPass ? 'open' : 'pass-required'
  }
}
