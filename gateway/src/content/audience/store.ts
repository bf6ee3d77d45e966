import type { WireLanguage } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'
import { and, count, eq, ne } from 'drizzle-orm'
import { members } from '../../identity'
import type { Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fitting } from './fitting'
import { readingLanguages } from './schema'

export const audienceSize = async (db: Db, audience: Audience, merchant: Merchant, now: number): Promise<number> =>
  (
    await db
      .select({ n: count() })
      .from(members)
      .where(fitting(audience, merchant, now))
  )[0]?.n ?? 0

export const belongs = async (
  db: Db,
  memberId: string,
  audience: Audience,
  merchant: Merchant,
  now: number,
): Promise<boolean> =>
  (
    await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, memberId), fitting(audience, merchant, now)))
  ).length === 1

/** Written only when it is another one than before. */
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
