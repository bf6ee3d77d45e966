import type { WireLanguage } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'
import { ne } from 'drizzle-orm'
import type { Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { audienceSizeQuery, belongsQuery } from './audience.sql'
import { readingLanguages } from './schema'

export const audienceSize = async (db: Db, audience: Audience, merchant: Merchant, now: number): Promise<number> =>
  (await db.execute<{ n: number }>(audienceSizeQuery(audience, merchant, now))).rows[0]?.n ?? 0

export const belongs = async (
  db: Db,
  memberId: string,
  audience: Audience,
  merchant: Merchant,
  now: number,
): Promise<boolean> => (await db.execute(belongsQuery(memberId, audience, merchant, now))).rows.length === 1

/** Writes only a change. */
export const noteReadingLanguage = async (
  db: Db,
  memberId: string,
  language: WireLanguage,
  at: number,
): Promise<void> =>
  void (await db
    .insert(readingLanguages)
    .values({ memberId, language, at })
    .onConflictDoUpdate({
      target: readingLanguages.memberId,
      set: { language, at },
      setWhere: ne(readingLanguages.language, language),
    }))
