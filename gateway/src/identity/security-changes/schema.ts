import type { PayoutChange } from '@mosaic/contracts'
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

/** Changes that weaken the protection of payouts. Rows are only added, and confirmed. */
export const securityChanges = pgTable('security_changes', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<PayoutChange>().notNull(),
  /** A new payout account, which alone waits; null: every withdrawal waits. */
  accountId: uuid('account_id'),
  at: instant('at').notNull(),
  /** When an older passkey confirmed that the owner made the change. */
  confirmedAt: instant('confirmed_at'),
})
