import { type CampaignKind, type Currency, type GrantState, type WireLanguage, zero } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, minorUnits } from '../../platform/db/columns'

export type CampaignText = { readonly title: string; readonly content: string }
export type CampaignImage = { readonly key: string; readonly sequence: number }
/** ENDED is final: an ended campaign is never reopened. */
export type CampaignState = 'DRAFT' | 'LIVE' | 'ENDED'

export const campaigns = pgTable('campaigns', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  kind: text('kind').$type<CampaignKind>().notNull(),
  state: text('state').$type<CampaignState>().notNull().default('DRAFT'),
  texts: jsonb('texts').$type<Partial<Record<WireLanguage, CampaignText>>>().notNull(),
  images: jsonb('images').$type<readonly CampaignImage[]>().notNull().default([]),
  categories: text('categories').array().notNull().default([]),
  sort: integer('sort').notNull().default(100),
  terms: jsonb('terms').$type<CampaignTerms>().notNull(),
  /** Null: no limit. */
  budget: minorUnits('budget'),
  /** Promised to members and not taken back. */
  committed: minorUnits('committed').notNull().default(zero),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  launchedBy: text('launched_by'),
  launchedAt: instant('launched_at'),
  endedBy: text('ended_by'),
  endedAt: instant('ended_at'),
  /** The secret of a raffle; members see its hash until the draw. */
  drawSeed: text('draw_seed'),
})
export type CampaignRow = typeof campaigns.$inferSelect

export const grants = pgTable('grants', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  campaignId: text('campaign_id').notNull(),
  memberId: text('member_id').notNull(),
  /** What the grant is for: the same occasion is granted once. */
  occasion: text('occasion').notNull(),
  /** The Idempotency-Key of the request that made it; null where none did. */
  requestKey: text('request_key'),
  kind: text('kind').$type<CampaignKind>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  state: text('state').$type<GrantState>().notNull(),
  amount: minorUnits('amount').notNull(),
  /** As they were when the grant was made. */
  terms: jsonb('terms').$type<CampaignTerms>().notNull(),
  remark: text('remark').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  /** Of a rejection. */
  reason: text('reason').notNull().default(''),
  issuedAt: instant('issued_at'),
  claimUntil: instant('claim_until'),
  claimedAt: instant('claimed_at'),
  closedAt: instant('closed_at'),
})
export type GrantRow = typeof grants.$inferSelect

export const promotionImages = pgTable('promotion_images', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  campaignId: text('campaign_id').notNull(),
  /** Null until the application is sent. */
  grantId: uuid('grant_id'),
  bytes: bytea('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
})
