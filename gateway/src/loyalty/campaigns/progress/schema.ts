import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../../platform/db/columns'

/** What each round (`round:<provider>:<id>`) or deposit (`deposit:<id>`) counts now for a campaign. */
export const campaignCounts = pgTable('campaign_counts', {
  campaignId: text('campaign_id').notNull(),
  source: text('source').notNull(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  period: text('period').notNull(),
  counted: minorUnits('counted').notNull(),
})

/** The sum of them, or the highest, by member and period. */
export const campaignProgress = pgTable('campaign_progress', {
  campaignId: text('campaign_id').notNull(),
  period: text('period').notNull(),
  memberId: text('member_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  value: minorUnits('value').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** Written when the period is settled: what the member gets, and when it was granted or refused. */
  prize: minorUnits('prize'),
  awardedAt: instant('awarded_at'),
})

/** Periods that are settled; one is settled once. */
export const campaignPeriods = pgTable('campaign_periods', {
  campaignId: text('campaign_id').notNull(),
  period: text('period').notNull(),
  merchantCode: text('merchant_code').notNull(),
  settledAt: instant('settled_at').notNull(),
})
