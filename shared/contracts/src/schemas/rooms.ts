import { z } from 'zod'
import { roomKinds } from '../game-category'
import { currency, id, instant, note, wireMoney } from './primitives'

const room = z.object({
  roomId: id,
  roomName: note,
  gameId: id,
  nodeId: id,
  kind: z.enum(roomKinds),
  /** Of a pass for one day; zero where nothing is to be paid. */
  price: wireMoney,
  currency,
  /** The stakes with which a round may begin in it. */
  minBet: wireMoney,
  maxBet: wireMoney,
  /** Whether the one who asks may play in it now. */
  open: z.boolean(),
  /** End of the pass that was bought; null without one. */
  passUntil: instant.nullable(),
})

/** Rooms of one game (domain §8.34). */
export const roomList = { query: z.object({ gameId: id }), value: z.object({ list: z.array(room) }) }
/** Opens a room for the asking member: a pass for one is paid from the balance, once a day. */
export const enterRoom = { body: z.object({ roomId: id }), value: room }
/** Tables of the live casino, with the room that each begins in. */
export const liveModels = {
  value: z.object({
    list: z.array(
      z.object({
        modelId: id,
        modelName: z.string(),
        gameId: id,
        kind: z.enum(roomKinds),
        online: z.boolean(),
      }),
    ),
  }),
}
