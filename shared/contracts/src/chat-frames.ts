import { z } from 'zod'
import { visibleString } from './text/visible-text'
import { chatTextMost } from './chat'
import { sequence } from './schemas/primitives'

const picture = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() })

/** `seq` counts the messages of one chat without a gap; `id` was made by who wrote it. */
export const chatMessage = z.object({
  id: z.uuid(),
  seq: z.number().int().positive(),
  /** `member`: whose chat it is, also a guest. */
  author: z.enum(['member', 'house']),
  /** Name of the operator; '' for the member's own messages. */
  name: z.string(),
  text: z.string(),
  picture: picture.nullable(),
  at: z.number().int(),
})
export type ChatMessage = z.output<typeof chatMessage>

/** How far each side is, as the `seq` of a message: `got` arrived there, `read` was seen. */
export type ChatMarks = { readonly memberRead: number; readonly houseGot: number; readonly houseRead: number }

/** A message under the id of who wrote it; sent again, it is stored once. */
export const chatSay = z.object({
  id: z.uuid(),
  text: visibleString().max(chatTextMost),
  /** Of `sendChatPicture`. */
  picture: z.string().max(64).nullable().default(null),
})

/** Frames from the browser of a member or a guest; the first is `hello`. */
export const chatClientFrame = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hello'),
    /** '' from a guest, whom the cookie names. */
    token: z.string().max(256),
    merchant: z.string().min(1).max(64),
    language: z.string().max(4).default(''),
    /** The last message that is known here; 0: none. */
    after: sequence,
  }),
  chatSay.extend({ kind: z.literal('say') }),
  z.object({ kind: z.literal('typing') }),
  z.object({ kind: z.literal('read'), seq: sequence }),
  z.object({ kind: z.literal('ping') }),
])
export type ChatClientFrame = z.input<typeof chatClientFrame>

export type ChatServerFrame =
  /** `staffed`: an operator is online. */
  | { readonly kind: 'welcome'; readonly staffed: boolean; readonly more: boolean }
  /** Somebody of the house came, or left. */
  | { readonly kind: 'staffed'; readonly staffed: boolean }
  | { readonly kind: 'messages'; readonly list: readonly ChatMessage[] }
  | ({ readonly kind: 'marks' } & ChatMarks)
  | { readonly kind: 'typing' }
  | { readonly kind: 'pong' }
  /** `id`: the message that was not taken; without it the connection is refused. */
  | { readonly kind: 'refused'; readonly code: string; readonly id?: string }
