import { z } from 'zod'
import { chatMessage, chatSay } from '../chat-frames'
import { done, imageDataUrl } from './primitives'

/** Only limited here; use refuses anything but a path of the site. */
const words = z.string().max(256).default('')

/** Chat launch as spec §7 names it. */
export const launchChat = {
  query: z.object({
    module: z.literal('CBS3').default('CBS3'),
    b2c: z.literal('1').default('1'),
    language: z.string().max(4).optional(),
    backUrl: words,
    headerColor: z
      .string()
      .regex(/^(#[0-9a-fA-F]{3,8})?$/)
      .default(''),
    title: z.string().max(64).default(''),
  }),
  value: z.object({ chatUrl: z.string() }),
}
export const chatUnread = { value: z.object({ unReadCount: z.number().int().nonnegative() }) }
/**
 * A guest says so: a call of a member whose session is over is refused, and never reaches the guest's chat of the same
 * browser.
 */
const visitor = z.literal('guest').optional()

/** Messages before a given one, newest last. */
export const chatHistory = {
  query: z.object({ before: z.coerce.number().int().min(1).max(2_000_000_000).default(2_000_000_000), visitor }),
  value: z.object({ list: z.array(chatMessage), more: z.boolean() }),
}
const seq = z.coerce.number().int().min(0).max(2_000_000_000)

/** Messages after a known one, or the newest page where none is known. */
export const chatNews = {
  query: z.object({ after: seq.default(0), visitor }),
  value: z.object({
    staffed: z.boolean(),
    list: z.array(chatMessage),
    more: z.boolean(),
    typing: z.boolean(),
    marks: z.object({ memberRead: z.number().int(), houseGot: z.number().int(), houseRead: z.number().int() }),
  }),
}
export const openGuestChat = { value: done }
export const sendChatMessage = { body: chatSay.extend({ visitor }), value: z.object({ seq: z.number().int() }) }
export const markChatRead = { body: z.object({ seq, visitor }), value: done }
export const sendChatPicture = {
  body: z.object({ image: imageDataUrl }),
  value: z.object({ picture: z.string(), width: z.number().int(), height: z.number().int() }),
}
