import type { InboxMessage, WireLanguage } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

type Told = InboxMessage extends infer Message
  ? Message extends InboxMessage
    ? Omit<Message, 'inboxId' | 'recordSource' | 'senderName' | 'sendTime' | 'read' | 'canReply'>
    : never
  : never

/** An event of the gateway that a member is told of, with the values that its text needs. */
export type Happening = Exclude<Told, { readonly kind: 'operator' | 'mail' }>
/** `senderId` is null for people of the house. */
export type StoredMail = Extract<Told, { readonly kind: 'mail' }> & {
  readonly senderId: string | null
  readonly senderName: string
}
type Stored = Happening | StoredMail | { readonly kind: 'operator'; readonly operatorMessage: string }

export const inboxMessages = pgTable('inbox_messages', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  eventKey: text('event_key').notNull(),
  happening: jsonb('happening').$type<Stored>(),
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
  /** '' for a call or a console; else who wrote it at the desk. */
  writtenBy: text('written_by').notNull().default(''),
  /** Null: still to be written into the inboxes, from its time on. */
  sentAt: instant('sent_at'),
  addressed: integer('addressed').notNull().default(0),
})
