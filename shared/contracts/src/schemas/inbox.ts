import { z } from 'zod'
import { limitKinds, limitPeriods } from './limit-kinds'
import { currency, done, id, instant, pageQuery, paged, wireMoney } from './primitives'

const envelope = { messageId: id, read: z.boolean(), sentAt: instant }
const plain = <K extends string>(kind: K) => z.object({ ...envelope, kind: z.literal(kind) })

/** What happened, with its values; the reader's own texts say it. Only what a person of the house wrote comes as words. */
const message = z.discriminatedUnion('kind', [
  plain('password.changed'),
  plain('payment.password.set'),
  plain('payment.password.changed'),
  plain('device.new'),
  /** Masked, as everywhere. */
  z.object({ ...envelope, kind: z.literal('phone.bound'), address: z.string() }),
  z.object({ ...envelope, kind: z.literal('email.bound'), address: z.string() }),
  z.object({ ...envelope, kind: z.literal('deposit.credited'), amount: wireMoney, currency }),
  /** A looser limit, or none, that came into force after its day of waiting. */
  z.object({ ...envelope, kind: z.literal('limit.loosened'), limit: z.enum(limitKinds), period: z.enum(limitPeriods) }),
  /** In the reader's language where it was written in it, else in English. `content` is sanitised HTML. */
  z.object({ ...envelope, kind: z.literal('operator'), title: z.string(), content: z.string() }),
])

export const inbox = {
  /** Newest first. With `messageId` that message alone, for an address that names one. */
  query: z.object({ ...pageQuery, messageId: id.optional() }),
  value: paged(message),
}
export const inboxUnread = { value: z.number().int().nonnegative() }
export const readMessage = {
  /** With `older` every message that came before it too. */
  body: z.strictObject({ messageId: id, older: z.boolean().default(false) }),
  value: done,
}
export const deleteMessage = { body: z.strictObject({ messageId: id }), value: done }
