import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { mailBounds } from '../chat'
import { limitKinds, limitPeriods } from './limit-kinds'
import { currency, done, id, instant, note, off, pageNumbers, pageQuery, wireMoney } from './primitives'

const envelope = {
  inboxId: id,
  recordSource: z.enum(['SYSTEM', 'OPERATOR', 'MEMBER']).default('SYSTEM'),
  senderName: note,
  sendTime: instant,
  read: off,
  canReply: off,
}
const plain = <K extends string>(kind: K) => z.object({ ...envelope, kind: z.literal(kind) })

/** Event with its values; the client's texts describe it. Only operators' reasons are text. */
const message = z.discriminatedUnion('kind', [
  plain('password.changed'),
  plain('payment.password.set'),
  plain('payment.password.changed'),
  plain('security.questions.changed'),
  plain('passkey.added'),
  plain('passkey.removed'),
  /** Masked. */
  z.object({ ...envelope, kind: z.literal('payout.account.added'), account: z.string() }),
  plain('device.new'),
  /** Masked, as everywhere. */
  z.object({ ...envelope, kind: z.literal('phone.bound'), address: z.string() }),
  z.object({ ...envelope, kind: z.literal('email.bound'), address: z.string() }),
  z.object({ ...envelope, kind: z.literal('deposit.credited'), amount: wireMoney, currency }),
  /** `reason`: text of an operator. */
  z.object({ ...envelope, kind: z.literal('deposit.refused'), amount: wireMoney, currency, reason: z.string() }),
  z.object({ ...envelope, kind: z.literal('withdrawal.paid'), amount: wireMoney, currency }),
  /** `reason`: text of an operator, or `provider`. */
  z.object({ ...envelope, kind: z.literal('withdrawal.returned'), amount: wireMoney, currency, reason: z.string() }),
  plain('kyc.verified'),
  z.object({ ...envelope, kind: z.literal('kyc.rejected'), reason: z.string() }),
  z.object({
    ...envelope,
    kind: z.literal('free-rounds.granted'),
    gameId: z.string(),
    gameName: z.string(),
    rounds: z.number().int(),
    stake: wireMoney,
    currency,
    expiresAt: instant,
  }),
  /** A looser limit, or none, that came into force after its day of waiting. */
  z.object({ ...envelope, kind: z.literal('limit.loosened'), limit: z.enum(limitKinds), period: z.enum(limitPeriods) }),
  /** In the reader's language where it was written in it, else in English. `content` is sanitised HTML. */
  z.object({ ...envelope, kind: z.literal('operator'), subject: z.string(), content: z.string() }),
  /** Plain text written to this member only. */
  z.object({
    ...envelope,
    kind: z.literal('mail'),
    from: z.enum(['support', 'upline', 'downline']),
    subject: z.string(),
    content: z.string(),
  }),
  /** What a client reads in place of a kind of a newer gateway; never sent. */
  z.object({ ...envelope, kind: z.literal('other').default('other') }),
])

export const inbox = {
  /** Newest first. With `inboxId` that message alone, for an address that names one. */
  query: z.object({ ...pageQuery, inboxId: id.optional() }),
  value: z.object({
    content: z.array(message),
    ...pageNumbers,
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

const subject = visibleString().min(mailBounds.subject.least).max(mailBounds.subject.most)
const content = visibleString().min(mailBounds.content.least).max(mailBounds.content.most)
/** Idempotency id of the sender: a repeated message is stored once. */
const messageId = z.uuid().optional()
const written = z.object({ messageId: z.string() })

export const outbox = {
  query: z.object(pageQuery),
  value: z.object({
    content: z.array(
      z.object({
        messageId: z.string(),
        recipient: z.enum(['support', 'upline', 'downline']),
        recipientName: note,
        subject: note,
        content: z.string(),
        sendTime: instant,
      }),
    ),
    ...pageNumbers,
  }),
}
export const messageRecipients = { value: z.array(z.object({ recipient: z.enum(['support', 'upline']) })) }
export const sendMessage = {
  body: z.object({ recipient: z.enum(['support', 'upline']).default('support'), subject, content, messageId }),
  value: written,
}
export const replyMessage = { body: z.object({ inboxId: id, subject, content, messageId }), value: written }
