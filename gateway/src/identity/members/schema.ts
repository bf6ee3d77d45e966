import type { BodyOf, Currency } from '@mosaic/contracts'
import { bigint, boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const members = pgTable('members', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  account: text('account').notNull(),
  accountKey: text('account_key').notNull(),
  nickname: text('nickname').notNull().default(''),
  type: smallint('type').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  passwordHash: text('password_hash'),
  parentId: text('parent_id'),
  contact: jsonb('contact').$type<Record<string, string>>().notNull().default({}),
  /** Verified by a code, in international form. */
  mobile: text('mobile'),
  email: text('email'),
  disabled: boolean('disabled').notNull().default(false),
  registeredAt: instant('registered_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  registerMethod: text('register_method').$type<BodyOf<'register'>['registerMethod']>(),
  registerUrl: text('register_url'),
  registerDomain: text('register_domain'),
})
export type MemberRow = typeof members.$inferSelect

export const loginHistory = pgTable('login_history', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  at: instant('at').notNull(),
  ip: text('ip').notNull(),
  deviceId: text('device_id').notNull(),
  userAgent: text('user_agent').notNull(),
  /** Null in rows of earlier releases. */
  network: text('network'),
  agentFamily: text('agent_family'),
})
