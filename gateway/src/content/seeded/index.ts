import { createHash } from 'node:crypto'
import { languageTags, wireLanguages, type WireLanguage } from '@mosaic/contracts'
import * as seeded from '../../../seed/content'
import { saveAnnouncement, type AnnouncementRow } from '../announcements'
import { saveHelpEntry } from '../help'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'

const byWireLanguage = <T, U>(
  texts: Record<seeded.SeedLanguage, T>,
  shape: (text: T) => U,
): Record<WireLanguage, U> => {
  const entries = wireLanguages.map((language) => [language, shape(texts[languageTags[language]])] as const)
  // The entries come from the full list of languages, which the type of `fromEntries` does not show.
  return Object.fromEntries(entries) as Record<WireLanguage, U>
}

const everyMerchant = 2

const rowOf = (entry: seeded.SeedAnnouncement, sort: number): AnnouncementRow => ({
  id: entry.id,
  sort,
  merchantCode: entry.merchants.length >= everyMerchant ? null : (entry.merchants[0] ?? null),
  types: [...entry.types],
  groups: entry.groupName === '' ? [] : [entry.groupName],
  texts: byWireLanguage(entry.texts, ({ title, content, kicker = '', action = '' }) => ({
    title,
    content,
    kicker,
    action,
  })),
  link: entry.link ?? '',
  images: entry.art === undefined ? [] : [{ key: entry.art, sequence: 1 }],
  categories: [...(entry.promoAnnouncementCategoryIds ?? [])],
  startsAt: Date.parse(entry.startDate),
  audience: null,
  writtenBy: null,
  endsAt: entry.noExpiry === 1 || entry.endDate === undefined ? null : Date.parse(entry.endDate),
})

const announcements = [...seeded.announcements, ...seeded.banners, ...seeded.promotions, ...seeded.agentAnnouncements]

/** Edited texts change the mark, so that a seeded database is updated. */
export const contentMark = `content-${createHash('sha256')
  .update(JSON.stringify([announcements, seeded.helpEntries]))
  .digest('hex')
  .slice(0, 12)}`

export const seedContent = (ctx: Pick<AppContext, 'db'>): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    for (const [sort, entry] of announcements.entries()) await saveAnnouncement(tx, rowOf(entry, sort))
    for (const [sort, entry] of seeded.helpEntries.entries())
      await saveHelpEntry(tx, {
        id: entry.id,
        merchantCode: null,
        sort,
        texts: byWireLanguage(entry.texts, (text) => text),
      })
  })
