import type { InboxMessage, ValueOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { pageNumbers, totalOf } from '../../platform/http/paging'
import type { OperatorTexts } from './schema'
import { type RequestedMessages, messagesOf } from './store'

type Row = Awaited<ReturnType<typeof messagesOf>>[number]

/** English is the fallback; every operator's message has it. */
const words = (texts: OperatorTexts | null, language: WireLanguage) =>
  texts?.[language] ?? texts?.EN ?? { title: '', content: '' }

const toWire = ({ id, body, at, readAt, texts }: Row, language: WireLanguage): readonly InboxMessage[] => {
  if (body === null) return []
  const source = body.kind === 'operator' ? 'OPERATOR' : 'SYSTEM'
  const envelope = {
    inboxId: String(id),
    recordSource: source,
    senderName: '',
    sendTime: at,
    read: readAt !== null,
    canReply: false,
  } as const
  if (body.kind === 'mail') {
    const { kind, from, subject, content, senderName } = body
    const recordSource = from === 'support' ? 'OPERATOR' : 'MEMBER'
    return [{ ...envelope, recordSource, senderName, canReply: true, kind, from, subject, content }]
  }
  if (body.kind !== 'operator') return [{ ...envelope, ...body }]
  const { title, content } = words(texts, language)
  return [{ ...envelope, kind: 'operator', subject: title, content }]
}

export const inboxOf = async (
  ctx: AppContext,
  member: Member,
  requested: RequestedMessages,
  language: WireLanguage,
): Promise<ValueOf<'inbox'>> => {
  const rows = await messagesOf(ctx.db, member, requested, ctx.clock.now())
  return {
    content: rows.flatMap((row) => toWire(row, language)),
    ...pageNumbers(requested, totalOf(rows)),
  }
}
