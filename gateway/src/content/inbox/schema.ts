import type { InboxMessage, WireLanguage } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

type MessageBody = InboxMessage extends infer Message
  ? Message extends InboxMessage
    ? Omit<Message, 'inboxId' | 'recordSource' | 'senderName' | 'sendTime' | 'read' | 'canReply'>
    : never
  : never

/** A notice about an event, with the values that its text needs. */
export type NoticeBody = Exclude<MessageBody, { readonly kind: 'operator' | 'mail' | 'other' }>
/** `senderId` is null for operators. */
export type StoredMail = Extract<MessageBody, { readonly kind: 'mail' }> & {
  readonly senderId: string | null
  readonly senderName: string
}
type Stored = NoticeBody | StoredMail | { readonly kind: 'operator'; readonly operatorMessage: string }

export const inboxMessages = pgTable('inbox_messages', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  eventKey: text('event_key').notNull(),
  body: jsonb('happening').$type<Stored>(),
  at: instant('at').notNull(),
  readAt: instant('read_at'),
})

export type OperatorTexts = Partial<Record<WireLanguage, { readonly title: string; readonly content: string }>>

export const operatorMessages = pgTable('operator_messages', {
  merchantCode: text('merchant_code').notNull(),
  id: text('id').notNull(),
  texts: jsonb('texts').$type<OperatorTexts>().notNull(),
  at: instant('at').notNull(),
  audience: jsonb('audience').$type<Audience>().notNull().default({ kind: 'all' }),
  /** The operator who wrote it at the desk; '' for a call or the QA console. */
  writtenBy: text('written_by').notNull().default(''),
  /** Null until it is delivered to the inboxes. */
  sentAt: instant('sent_at'),
  addressed: integer('addressed').notNull().default(0),
})
