import { asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../kernel/database'
import { safeHtml } from '../kernel/safe-html'
import { helpEntries, type HelpRow } from './schema'

export const helpOf = (db: Db, merchantCode: string): Promise<HelpRow[]> =>
  db
    .select()
    .from(helpEntries)
    .where(or(isNull(helpEntries.merchantCode), eq(helpEntries.merchantCode, merchantCode)))
    .orderBy(asc(helpEntries.sort), asc(helpEntries.id))

export const saveHelpEntry = async (db: Db, row: HelpRow): Promise<void> => {
  const texts = Object.fromEntries(Object.entries(row.texts).map(([language, text]) => [language, { ...text, content: safeHtml(text.content) }]))
  await db
    .insert(helpEntries)
    .values({ ...row, texts })
    .onConflictDoUpdate({ target: helpEntries.id, set: { sort: row.sort, texts } })
}
