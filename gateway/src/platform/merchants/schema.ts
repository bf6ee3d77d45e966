import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Currency, WireLanguage } from '@mosaic/contracts'
import { instant } from '../db/columns'
import type { MerchantProfile, RegistrationProfile } from './profile'

export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  sort: smallint('sort').notNull(),
  name: text('name').notNull(),
  hosts: text('hosts').array().notNull(),
  mainDomain: text('main_domain').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  timeZone: text('time_zone').notNull(),
  defaultLanguage: text('default_language').$type<WireLanguage>().notNull(),
  languages: text('languages').array().notNull(),
  minAge: smallint('min_age').notNull(),
  flags: text('flags').array().notNull(),
  profile: jsonb('profile').$type<MerchantProfile>().notNull(),
  registration: jsonb('registration').$type<RegistrationProfile>().notNull(),
  maintenance: boolean('maintenance').notNull().default(false),
  maintenanceUntil: instant('maintenance_until'),
  maintenanceMessage: text('maintenance_message').notNull().default(''),
  blockedRegions: text('blocked_regions').array().notNull().default([]),
})
export type MerchantRow = typeof merchants.$inferSelect
