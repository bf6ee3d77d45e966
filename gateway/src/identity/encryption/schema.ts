import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export type PrivateKeyJwk = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }

export const bodyKeys = pgTable('body_keys', {
  kid: text('kid').primaryKey(),
  day: integer('day').notNull(),
  privateJwk: jsonb('private_jwk').$type<PrivateKeyJwk>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
