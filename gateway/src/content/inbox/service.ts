import type { InboxMessage, ValueOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/kernel/app-context'
import type { OperatorTexts } from './schema'
import { messagesOf } from './store'

type Row = Awaited<ReturnType<typeof messagesOf>>[number]

/** A text that is not translated reads English, which every operator's message has. */
const words = (texts: OperatorTexts | null, language: WireLanguage) =>
  texts?.[language] ?? texts?.EN ?? { title: '', content: '' }

const toWire = ({ id, happening, at, readAt, texts }: Row, language: WireLanguage): readonly InboxMessage[] => {
  if (happening === null) return []
  const envelope = { messageId: String(id), read: readAt !== null, sentAt: at }
  if (happening.kind !== 'operator') return [{ ...envelope, ...happening }]
  const { title, content } = words(texts, language)
  return [{ ...envelope, kind: 'operator', title, content }]
}

type Asked = { readonly pageNo: number; readonly pageSize: number; readonly messageId?: string | undefined }

export const inboxOf = async (
  ctx: AppContext,
  member: Member,
  asked: Asked,
  language: WireLanguage,
): Promise<ValueOf<'inbox'>> => {
  const rows = await messagesOf(ctx.db, member, asked, ctx.clock.now())
  const total = rows[0]?.total ?? 0
  return {
    list: rows.flatMap((row) => toWire(row, language)),
    pageNum: asked.pageNo,
    totalPages: Math.ceil(total / asked.pageSize),
    totalCount: total,
  }
}
