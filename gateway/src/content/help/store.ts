import { asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { helpEntries, type HelpRow } from './schema'

export const helpOf = (db: Db, merchantCode: string): Promise<HelpRow[]> =>
  db
    .select()
    .from(helpEntries)
    .where(or(isNull(helpEntries.merchantCode), eq(helpEntries.merchantCode, merchantCode)))
    .orderBy(asc(helpEntries.sort), asc(helpEntries.id))

export const saveHelpEntry = async (db: Db, row: HelpRow): Promise<void> => {
  // Editors save seldom, so the parser is not loaded at the start.
  const { safeTexts } = await import('../../platform/guard/safe-html')
  const texts = safeTexts(row.texts)
  await db
    .insert(helpEntries)
    .values({ ...row, texts })
    .onConflictDoUpdate({ target: helpEntries.id, set: { sort: row.sort, texts } })
}
