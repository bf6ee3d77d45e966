import type { ChatMessage } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { queuePush } from '../notifications'
import { markUpTo, notifyGateways, waitingSince } from './chat.sql'
import { chatDesks, chatMessages, chatPictures, chats } from './schema'

export const picturePlace = '/wps/chat/picture/file'

/** A member with an open chat reads the message before. */
const pushAfterMs = 5000

const announce = (db: Db) => db.execute(notifyGateways)

type Owner = {
  readonly ownerId: string
  /** The same id where the owner is a guest. */
  readonly guestId: string | null
  readonly merchantCode: string
  readonly language: string
}
type LockedChat = { readonly ownerId: string; readonly guestId: string | null; readonly lastSeq: number }

/** Locks a chat until the transaction ends; creates it with the first message. */
export const lockChat = async (tx: Tx, { ownerId, guestId, merchantCode, language }: Owner): Promise<LockedChat> => {
  const [row] = await tx
    .insert(chats)
    .values({ ownerId, guestId, merchantCode, language })
    .onConflictDoUpdate({ target: chats.ownerId, set: { merchantCode } })
    .returning({ lastSeq: chats.lastSeq })
  return { ownerId, guestId, lastSeq: row?.lastSeq ?? 0 }
}

type NewMessage = Omit<typeof chatMessages.$inferInsert, 'seq' | 'ownerId'>

/** Appends a message to a locked chat; returns the place of the existing one when its id was sent before. */
export const appendMessage = async (
  tx: Tx,
  { ownerId, guestId, lastSeq }: LockedChat,
  message: NewMessage,
): Promise<number> => {
  const [known] = await tx
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, message.id)))
  if (known) return known.seq
  const seq = lastSeq + 1
  await tx.insert(chatMessages).values({ ...message, ownerId, seq })
  const fromMember = message.author === 'member'
  await tx
    .update(chats)
    .set({
      lastSeq: seq,
      ...(fromMember
        ? {
            memberRead: seq,
            memberTypingAt: null,
            waitingSince: waitingSince(message.at),
          }
        : { houseGot: seq, houseRead: seq, houseTypingAt: null, waitingSince: null, operator: message.name }),
    })
    .where(eq(chats.ownerId, ownerId))
  // A guest has no device that is subscribed.
  if (!fromMember && guestId === null)
    await queuePush(tx, ownerId, { kind: 'chat', about: String(seq), at: message.at + pushAfterMs })
  await announce(tx)
  return seq
}

const columns = {
  id: chatMessages.id,
  seq: chatMessages.seq,
  author: chatMessages.author,
  name: chatMessages.name,
  text: chatMessages.text,
  at: chatMessages.at,
  picture: chatPictures.name,
  width: chatPictures.width,
  height: chatPictures.height,
}
type Row = { [K in Exclude<keyof typeof columns, 'picture' | 'width' | 'height'>]: ChatMessage[K] } & {
  readonly picture: string | null
  readonly width: number | null
  readonly height: number | null
}
const toWire = ({ picture, width, height, ...message }: Row): ChatMessage => ({
  ...message,
  picture: picture === null ? null : { url: `${picturePlace}/${picture}`, width: width ?? 0, height: height ?? 0 },
})

const messages = (db: Db) =>
  db.select(columns).from(chatMessages).leftJoin(chatPictures, eq(chatPictures.name, chatMessages.picture))

/** Messages after one, the oldest first. */
export const messagesAfter = async (db: Db, ownerId: string, after: number, most: number): Promise<ChatMessage[]> =>
  (
    await messages(db)
      .where(and(eq(chatMessages.ownerId, ownerId), gt(chatMessages.seq, after)))
      .orderBy(asc(chatMessages.seq))
      .limit(most)
  ).map(toWire)

/** Messages before one, the oldest first. */
export const messagesBefore = async (db: Db, ownerId: string, before: number, most: number): Promise<ChatMessage[]> =>
  (
    await messages(db)
      .where(and(eq(chatMessages.ownerId, ownerId), lt(chatMessages.seq, before)))
      .orderBy(desc(chatMessages.seq))
      .limit(most)
  )
    .reverse()
    .map(toWire)

export const chatsOf = async (db: Db, ownerIds: readonly string[]) =>
  ownerIds.length === 0
    ? []
    : db
        .select()
        .from(chats)
        .where(inArray(chats.ownerId, [...ownerIds]))

/** A version of each member's chat: it changes with each message and with what the member has read. */
export const versionsOf = async (
  db: Db,
  members: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await chatsOf(
    db,
    members.map(({ id }) => id),
  )
  return new Map(rows.map(({ ownerId, lastSeq, memberRead }) => [ownerId, `${lastSeq}.${memberRead}`]))
}

export const unreadOf = async (db: Db, memberId: string): Promise<number> =>
  (
    await db
      .select({ unread: count() })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.ownerId, chatMessages.ownerId))
      .where(
        and(
          eq(chatMessages.ownerId, memberId),
          eq(chatMessages.author, 'house'),
          gt(chatMessages.seq, chats.memberRead),
        ),
      )
  )[0]?.unread ?? 0

/** Whether the member has read up to a message; true without a chat. */
export const isChatRead = async (db: Db, memberId: string, seq: string): Promise<boolean> => {
  const [chat] = await chatsOf(db, [memberId])
  return chat === undefined || chat.memberRead >= Number(seq)
}

/** Marks move only forwards, and not past the last message. */
export const moveMark = async (
  db: Db,
  ownerId: string,
  mark: 'memberRead' | 'houseGot' | 'houseRead',
  seq: number,
): Promise<void> => {
  const moved = await db
    .update(chats)
    .set({ [mark]: markUpTo(seq) })
    .where(and(eq(chats.ownerId, ownerId), lt(chats[mark], markUpTo(seq))))
    .returning({ id: chats.ownerId })
  if (moved.length > 0) await announce(db)
}

export const markTyping = async (db: Db, ownerId: string, who: 'memberTypingAt' | 'houseTypingAt', at: number) => {
  await db
    .update(chats)
    .set({ [who]: at })
    .where(eq(chats.ownerId, ownerId))
  await announce(db)
}

export const savePicture = async (db: Db, picture: typeof chatPictures.$inferInsert): Promise<void> =>
  void (await db.insert(chatPictures).values(picture))

export const pictureIsOf = async (db: Db, name: string, memberId: string): Promise<boolean> =>
  (
    await db
      .select({ name: chatPictures.name })
      .from(chatPictures)
      .where(and(eq(chatPictures.name, name), eq(chatPictures.memberId, memberId)))
  ).length === 1

export const pictureBytes = async (db: Db, name: string): Promise<Uint8Array | null> =>
  (await db.select({ bytes: chatPictures.bytes }).from(chatPictures).where(eq(chatPictures.name, name)))[0]?.bytes ??
  null

type AskedQueue = {
  readonly of: 'members' | 'guests'
  readonly merchantCode: string | null
  readonly all: boolean
  readonly most: number
}

/** Waiting members or guests with their last message, the longest first; with `all` also the others, the newest first. */
export const chatQueue = (db: Db, { of, merchantCode, all, most }: AskedQueue) =>
  db
    .select({ chat: chats, last: chatMessages.text })
    .from(chats)
    .leftJoin(chatMessages, and(eq(chatMessages.ownerId, chats.ownerId), eq(chatMessages.seq, chats.lastSeq)))
    .where(
      and(
        of === 'guests' ? isNotNull(chats.guestId) : isNull(chats.guestId),
        all ? gt(chats.lastSeq, 0) : isNotNull(chats.waitingSince),
        merchantCode === null ? undefined : eq(chats.merchantCode, merchantCode),
      ),
    )
    .orderBy(asc(chats.waitingSince), desc(chats.lastSeq))
    .limit(most)

export const countWaiting = async (db: Db): Promise<number> =>
  (await db.select({ n: count() }).from(chats).where(isNotNull(chats.waitingSince)))[0]?.n ?? 0

/** Desks read every second or two; only one read in ten seconds is written. */
const deskSeenEveryMs = 10_000

export const deskSeen = async (db: Db, merchantCode: string, seenAt: number): Promise<void> =>
  void (await db
    .insert(chatDesks)
    .values({ merchantCode, seenAt })
    .onConflictDoUpdate({
      target: chatDesks.merchantCode,
      set: { seenAt },
      setWhere: lte(chatDesks.seenAt, seenAt - deskSeenEveryMs),
    }))

export const desksSeenSince = async (
  db: Db,
  merchantCodes: readonly string[],
  since: number,
): Promise<readonly string[]> =>
  merchantCodes.length === 0
    ? []
    : (
        await db
          .select({ code: chatDesks.merchantCode })
          .from(chatDesks)
          .where(and(inArray(chatDesks.merchantCode, [...merchantCodes]), gt(chatDesks.seenAt, since)))
      ).map(({ code }) => code)
