import { z } from 'zod'
import { limitKinds, limitPeriods } from './limit-kinds'
import { currency, done, id, instant, pageQuery, wireMoney } from './primitives'

const envelope = {
  inboxId: id,
  recordSource: z.enum(['SYSTEM', 'OPERATOR']),
  senderName: z.string(),
  sendTime: instant,
  read: z.boolean(),
  canReply: z.boolean(),
}
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
  z.object({ ...envelope, kind: z.literal('withdrawal.paid'), amount: wireMoney, currency }),
  /** `reason`: what a person of the house wrote, or `provider`. */
  z.object({ ...envelope, kind: z.literal('withdrawal.returned'), amount: wireMoney, currency, reason: z.string() }),
  plain('kyc.verified'),
  z.object({ ...envelope, kind: z.literal('kyc.rejected'), reason: z.string() }),
  /** A looser limit, or none, that came into force after its day of waiting. */
  z.object({ ...envelope, kind: z.literal('limit.loosened'), limit: z.enum(limitKinds), period: z.enum(limitPeriods) }),
  /** In the reader's language where it was written in it, else in English. `content` is sanitised HTML. */
  z.object({ ...envelope, kind: z.literal('operator'), subject: z.string(), content: z.string() }),
])

export const inbox = {
  /** Newest first. With `inboxId` that message alone, for an address that names one. */
  query: z.object({ ...pageQuery, inboxId: id.optional() }),
  value: z.object({
    content: z.array(message),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    totalCount: z.number().int(),
  }),
}
export const inboxUnread = { value: z.number().int().nonnegative() }
export const readMessage = {
  /** With `older` every message that came before it too. */
  body: z
    .object({ id: id.optional(), ids: z.array(id).min(1).max(100).optional(), older: z.boolean().default(false) })
    .refine((body) => body.id !== undefined || body.ids !== undefined, { path: ['id'] }),
  value: done,
}
/** One id, or several with commas. */
export const deleteMessage = {
  body: z.object({ inboxIds: z.string().regex(/^[^,]{1,64}(,[^,]{1,64}){0,99}$/) }),
  value: done,
}
