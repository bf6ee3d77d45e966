import { and, count, desc, eq, gt, isNotNull, isNull, like, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/http/paging'
import { queuePush } from '../notifications'
import { inboxVersions, operatorMessageId, upToMessage, whenSent } from './inbox.sql'
import { inboxMessages, operatorMessages, type StoredMail } from './schema'

/** Present at `now`: not deleted, and not planned for later. */
const present = (memberId: string, now: number) =>
  and(eq(inboxMessages.memberId, memberId), isNotNull(inboxMessages.body), lte(inboxMessages.at, now))

/** Ids are numbers in the database and texts on the wire; any other text is the id of no message. */
const idOf = (inboxId: string): bigint | null => (/^\d{1,18}$/.test(inboxId) ? BigInt(inboxId) : null)
const named = (memberId: string, inboxId: string, now: number) =>
  and(present(memberId, now), eq(inboxMessages.id, idOf(inboxId) ?? 0n))

export type RequestedMessages = AskedPage & { readonly inboxId?: string | undefined }

export const messagesOf = (
  db: Db,
  member: { readonly id: string; readonly merchantCode: string },
  requested: RequestedMessages,
  now: number,
) =>
  db
    .select({
      id: inboxMessages.id,
      body: inboxMessages.body,
      at: inboxMessages.at,
      readAt: inboxMessages.readAt,
      texts: operatorMessages.texts,
      total: totalRows,
    })
    .from(inboxMessages)
    .leftJoin(
      operatorMessages,
      and(eq(operatorMessages.merchantCode, member.merchantCode), eq(operatorMessages.id, operatorMessageId)),
    )
    .where(requested.inboxId === undefined ? present(member.id, now) : named(member.id, requested.inboxId, now))
    .orderBy(desc(inboxMessages.at), desc(inboxMessages.id))
    .limit(requested.pageSize)
    .offset(offsetOf(requested))

/** A mail that is in this member's inbox. */
export const mailIn = async (db: Db, memberId: string, inboxId: string, now: number): Promise<StoredMail | null> => {
  const [row] = await db
    .select({ body: inboxMessages.body })
    .from(inboxMessages)
    .where(named(memberId, inboxId, now))
  return row?.body?.kind === 'mail' ? row.body : null
}

/** Writes a message once for its key, and queues a push message for members with that consent. */
export const deliver = async (db: Db, message: typeof inboxMessages.$inferInsert): Promise<void> => {
  const written = await db
    .insert(inboxMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: inboxMessages.id })
  const { memberId, eventKey: about, at } = message
  if (written.length > 0) await queuePush(db, memberId, { kind: 'message', about, at })
}

/** Read, deleted or unknown. */
export const isMessageRead = async (db: Db, memberId: string, eventKey: string): Promise<boolean> => {
  const [row] = await db
    .select({ readAt: inboxMessages.readAt, body: inboxMessages.body })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.memberId, memberId), eq(inboxMessages.eventKey, eventKey)))
  return !row || row.readAt !== null || row.body === null
}

/** The page of the site that opens the message of an event. */
export const messagePath = async (db: Db, memberId: string, eventKey: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.memberId, memberId), eq(inboxMessages.eventKey, eventKey)))
  return row ? `/m/webEmail?id=${row.id}` : null
}

/** Delivered once for its key, however often it is tried. */
export const deliverMail = async (
  db: Db,
  memberId: string,
  mail: StoredMail,
  { key, at }: { readonly key: string; readonly at: number },
): Promise<void> => deliver(db, { memberId, eventKey: key, body: mail, at })

export const unreadOf = async (db: Db, memberId: string, now: number): Promise<number> =>
  (
    await db
      .select({ unread: count() })
      .from(inboxMessages)
      .where(and(present(memberId, now), isNull(inboxMessages.readAt)))
  )[0]?.unread ?? 0

/** `false`: the member has no such message. A message that was read before keeps its time. */
export const markRead = async (
  db: Db,
  memberId: string,
  inboxId: string,
  older: boolean,
  at: number,
): Promise<boolean> => {
  const [found] = await db
    .select({ id: inboxMessages.id, at: inboxMessages.at })
    .from(inboxMessages)
    .where(named(memberId, inboxId, at))
  if (!found) return false
  await db
    .update(inboxMessages)
    .set({ readAt: at })
    .where(
      and(
        older ? and(present(memberId, at), upToMessage(found)) : named(memberId, inboxId, at),
        isNull(inboxMessages.readAt),
      ),
    )
  return true
}

/** Marks all messages of all members up to now. */
export const markAllRead = async (db: Db, now: number): Promise<void> =>
  void (await db
    .update(inboxMessages)
    .set({ readAt: whenSent })
    .where(and(lte(inboxMessages.at, now), isNull(inboxMessages.readAt))))

export const deleteMessage = async (db: Db, memberId: string, inboxId: string, now: number): Promise<boolean> =>
  (
    await db
      .update(inboxMessages)
      .set({ body: null })
      .where(named(memberId, inboxId, now))
      .returning({ id: inboxMessages.id })
  ).length === 1

/** Deletes planned messages of a topic. */
export const dropPlanned = async (db: Db, memberId: string, topic: string, after: number): Promise<void> =>
  void (await db
    .delete(inboxMessages)
    .where(
      and(
        eq(inboxMessages.memberId, memberId),
        like(inboxMessages.eventKey, `${topic}:%`),
        gt(inboxMessages.at, after),
      ),
    ))

/** A version of each member's inbox: it changes with the newest message and with how many are unread. */
export const versionsOf = async (
  db: Db,
  members: readonly { readonly id: string }[],
  now: number,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ member: string; newest: string | null; unread: number }>(
    inboxVersions(
      members.map(({ id }) => id),
      now,
    ),
  )
  return new Map(rows.map(({ member, newest, unread }) => [member, `${newest ?? 0}.${unread}`]))
}
