import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/db/columns'

export type KycState = ValueOf<'kyc'>['state']
export type KycSide = BodyOf<'addKycImage'>['side']

export const kycSubmissions = pgTable('kyc_submissions', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  fullName: text('full_name').notNull(),
  documentNumber: text('document_number').notNull(),
  state: text('state').$type<Exclude<KycState, 'NONE'>>().notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
})
export type KycSubmission = typeof kycSubmissions.$inferSelect

export const kycImages = pgTable('kyc_images', {
  id: uuid('id').primaryKey(),
  memberId: text('member_id').notNull(),
  side: text('side').$type<KycSide>().notNull(),
  bytes: bytea('bytes').notNull(),
  /** Null until the submission. */
  submissionId: uuid('submission_id'),
  createdAt: instant('created_at').notNull(),
})
