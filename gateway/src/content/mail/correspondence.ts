import { isTrial, type BodyOf, type ValueOf } from '@mosaic/contracts'
import { accountNames, memberById } from '../../identity'
import { deliverMail, mailIn, type StoredMail } from '../inbox'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { type AskedPage, pageNumbers, totalOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { countWaiting, mailsToOperators, insertMail, mailsFrom, markAnswered } from './store'

type Recipient =
  | { readonly recipient: 'support' }
  | { readonly recipient: 'upline' | 'downline'; readonly id: string; readonly name: string }
type Written = { readonly subject: string; readonly content: string; readonly messageId?: string | undefined }

/** The agent above this member, while that account may be written to. */
const uplineOf = async (ctx: AppContext, member: Member): Promise<Recipient | null> => {
  const parentId = (await memberById(ctx.db, member.id))?.parentId ?? null
  const parent = parentId === null ? null : await memberById(ctx.db, parentId)
  return parent === null || parent.disabled || isTrial(parent.type)
    ? null
    : // A message must not reveal the account name of the upline.
      { recipient: 'upline', id: parent.id, name: '' }
}

export const recipientsOf = async (ctx: AppContext, member: Member): Promise<ValueOf<'messageRecipients'>> => [
  { recipient: 'support' },
  ...((await uplineOf(ctx, member)) ? [{ recipient: 'upline' as const }] : []),
]

const write = async (
  ctx: AppContext,
  member: Member,
  to: Recipient,
  { subject, content, messageId = ctx.random.uuid() }: Written,
): Promise<Result<ValueOf<'sendMessage'>>> => {
  const at = ctx.clock.now()
  const known = to.recipient === 'support' ? null : to
  await inTransaction(ctx.db, async (tx) => {
    const id = await insertMail(tx, {
      merchantCode: member.merchantCode,
      senderId: member.id,
      recipientId: known?.id ?? null,
      recipient: to.recipient,
      recipientName: known?.name ?? '',
      messageId,
      subject,
      content,
      at,
    })
    if (id === null || known === null) return
    const arrived: StoredMail = {
      kind: 'mail',
      from: known.recipient === 'upline' ? 'downline' : 'upline',
      senderId: member.id,
      senderName: known.recipient === 'upline' ? member.account : '',
      subject,
      content,
    }
    await deliverMail(tx, known.id, arrived, { key: `mail:${id}`, at })
  })
  return ok({ messageId })
}

export const send = async (
  ctx: AppContext,
  member: Member,
  { recipient, ...written }: BodyOf<'sendMessage'> & { readonly recipient: 'support' | 'upline' },
): Promise<Result<ValueOf<'sendMessage'>>> => {
  const to = recipient === 'support' ? ({ recipient } as const) : await uplineOf(ctx, member)
  return to === null ? fail('message.recipient.unknown') : write(ctx, member, to, written)
}

/** Answers a message in the member's own inbox; it reveals nothing about other accounts. */
export const answer = async (
  ctx: AppContext,
  member: Member,
  { inboxId, ...written }: BodyOf<'replyMessage'>,
): Promise<Result<ValueOf<'replyMessage'>>> => {
  const mail = await mailIn(ctx.db, member.id, inboxId, ctx.clock.now())
  if (mail === null) return fail('not.found')
  if (mail.senderId === null || mail.from === 'support') return write(ctx, member, { recipient: 'support' }, written)
  const sender = await memberById(ctx.db, mail.senderId)
  if (sender === null || sender.disabled || sender.merchantCode !== member.merchantCode)
    return fail('message.recipient.unknown')
  return write(ctx, member, { recipient: mail.from, id: sender.id, name: mail.senderName }, written)
}

export const outboxOf = async (ctx: AppContext, member: Member, requested: AskedPage): Promise<ValueOf<'outbox'>> => {
  const rows = await mailsFrom(ctx.db, member.id, requested)
  return {
    content: rows.map(({ mail }) => ({
      messageId: mail.messageId,
      recipient: mail.recipient,
      recipientName: mail.recipientName,
      subject: mail.subject,
      content: mail.content,
      sendTime: mail.at,
    })),
    ...pageNumbers(requested, totalOf(rows)),
  }
}

const most = 200

export type WaitingMail = {
  readonly id: string
  readonly merchant: string
  readonly member: string
  readonly subject: string
  readonly content: string
  readonly at: number
  readonly memberId: string
  readonly answeredAt: number | null
  readonly answeredBy: string | null
}

/** Unanswered mails to operators, the oldest first; or all. */
export const mailsForOperators = async (
  ctx: AppContext,
  merchantCode: string | null,
  all = false,
): Promise<readonly WaitingMail[]> => {
  const mails = await mailsToOperators(ctx.db, merchantCode, all, most)
  const nameOf = await accountNames(
    ctx.db,
    mails.map(({ senderId }) => senderId),
  )
  return mails.map((mail) => ({
    id: String(mail.id),
    merchant: mail.merchantCode,
    memberId: mail.senderId,
    member: nameOf(mail.senderId),
    subject: mail.subject,
    content: mail.content,
    at: mail.at,
    answeredAt: mail.answeredAt,
    answeredBy: mail.answeredBy,
  }))
}

/** A mail is answered once: a second operator gets `not.found`. */
export const answerMail = async (
  tx: Tx,
  id: bigint,
  { operator, text, at }: { readonly operator: string; readonly text: string; readonly at: number },
): Promise<Result<{ readonly memberId: string }>> => {
  const mail = await markAnswered(tx, id, operator, at)
  if (mail === null) return fail('not.found')
  const said: StoredMail = {
    kind: 'mail',
    from: 'support',
    senderId: null,
    senderName: '',
    subject: mail.subject,
    content: text,
  }
  await deliverMail(tx, mail.senderId, said, { key: `mail-answer:${id}`, at })
  return ok({ memberId: mail.senderId })
}

export const waitingMails = (ctx: AppContext): Promise<number> => countWaiting(ctx.db)
