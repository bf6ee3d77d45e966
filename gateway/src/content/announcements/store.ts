import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { announcementVersions } from './announcements.sql'
import { announcementReads, announcements, type AnnouncementRow } from './schema'

const current = (merchantCode: string, now: number) =>
  and(
    or(isNull(announcements.merchantCode), eq(announcements.merchantCode, merchantCode)),
    lte(announcements.startsAt, now),
    or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
  )

export const currentAnnouncements = (db: Db, merchantCode: string, now: number): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcements)
    .where(current(merchantCode, now))
    .orderBy(asc(announcements.sort), desc(announcements.startsAt), asc(announcements.id))

export const readIds = async (db: Db, memberId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .select({ id: announcementReads.announcementId })
        .from(announcementReads)
        .where(eq(announcementReads.memberId, memberId))
    ).map((row) => row.id),
  )

export const currentAnnouncement = async (
  db: Db,
  merchantCode: string,
  id: string,
  now: number,
): Promise<AnnouncementRow | null> =>
  (
    await db
      .select()
      .from(announcements)
      .where(and(eq(announcements.id, id), current(merchantCode, now)))
  )[0] ?? null

export const markRead = async (db: Db, memberId: string, announcementId: string, at: number): Promise<void> => {
  await db.insert(announcementReads).values({ memberId, announcementId, at }).onConflictDoNothing()
}

/** The only write of an announcement: it sanitizes the HTML. */
export const saveAnnouncement = async (db: Db, row: typeof announcements.$inferInsert): Promise<void> => {
  // Editors save seldom, so the parser is not loaded at the start.
  const { safeTexts } = await import('../../platform/guard/safe-html')
  const texts = safeTexts(row.texts)
  await db
    .insert(announcements)
    .values({ ...row, texts })
    .onConflictDoUpdate({
      target: announcements.id,
      set: {
        types: row.types,
        groups: row.groups,
        sort: row.sort,
        texts,
        link: row.link,
        images: row.images,
        categories: row.categories,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        merchantCode: row.merchantCode ?? null,
        audience: row.audience ?? null,
        writtenBy: row.writtenBy ?? null,
      },
    })
}

const most = 200

/** Announcements from the desk, the latest first; with `onlyCurrent` those that are shown or planned. */
export const writtenAnnouncements = (db: Db, now: number, onlyCurrent: boolean): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        isNotNull(announcements.writtenBy),
        onlyCurrent ? or(isNull(announcements.endsAt), gt(announcements.endsAt, now)) : undefined,
      ),
    )
    .orderBy(desc(announcements.startsAt))
    .limit(most)

/** `null`: no announcement from the desk of this id, or it has ended. */
export const endAnnouncement = async (db: Db, id: string, now: number): Promise<AnnouncementRow | null> =>
  (
    await db
      .update(announcements)
      .set({ endsAt: now })
      .where(
        and(
          eq(announcements.id, id),
          isNotNull(announcements.writtenBy),
          or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
        ),
      )
      .returning()
  )[0] ?? null

/** A version of each member's announcements: it changes with the shown entries and with the read ones. */
export const versionsOf = async (
  db: Db,
  members: readonly { readonly id: string; readonly merchantCode: string }[],
  now: number,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ member: string; shown: string | null; read: number }>(
    announcementVersions(members, now),
  )
  return new Map(rows.map(({ member, shown, read }) => [member, `${shown ?? 0}.${read}`]))
}
