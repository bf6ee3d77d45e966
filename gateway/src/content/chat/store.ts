import type { ChatMessage } from '@mosaic/contracts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { queuePush } from '../notifications'
import { markUpTo, notifyGateways, waitingSince } from './chat.sql'
import { chatDesks, chatMessages, chatPictures, chats } from './schema'

export const picturePlace = '/wps/chat/picture/file'

/** A member with an open chat reads the message before. */
const pushAfterMs = 5000

const announce = (db: Db) => db.execute(notifyGateways)

type Owner = { readonly memberId: string; readonly merchantCode: string; readonly language: string }

/** Locks a member's chat until the transaction ends; creates it with the first message. */
export const lockChat = async (tx: Tx, owner: Owner): Promise<{ readonly lastSeq: number }> => {
  const [row] = await tx
    .insert(chats)
    .values(owner)
    .onConflictDoUpdate({ target: chats.memberId, set: { merchantCode: owner.merchantCode } })
    .returning({ lastSeq: chats.lastSeq })
  return row ?? { lastSeq: 0 }
}

type NewMessage = Omit<typeof chatMessages.$inferInsert, 'seq'>

/** Appends a message to a locked chat; returns the place of the existing one when its id was sent before. */
export const appendMessage = async (tx: Tx, lastSeq: number, message: NewMessage): Promise<number> => {
  const [known] = await tx
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(and(eq(chatMessages.memberId, message.memberId), eq(chatMessages.id, message.id)))
  if (known) return known.seq
  const seq = lastSeq + 1
  await tx.insert(chatMessages).values({ ...message, seq })
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
    .where(eq(chats.memberId, message.memberId))
  if (!fromMember)
    await queuePush(tx, message.memberId, { kind: 'chat', about: String(seq), at: message.at + pushAfterMs })
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
export const messagesAfter = async (db: Db, memberId: string, after: number, most: number): Promise<ChatMessage[]> =>
  (
    await messages(db)
      .where(and(eq(chatMessages.memberId, memberId), gt(chatMessages.seq, after)))
      .orderBy(asc(chatMessages.seq))
      .limit(most)
  ).map(toWire)

/** Messages before one, the oldest first. */
export const messagesBefore = async (db: Db, memberId: string, before: number, most: number): Promise<ChatMessage[]> =>
  (
    await messages(db)
      .where(and(eq(chatMessages.memberId, memberId), lt(chatMessages.seq, before)))
      .orderBy(desc(chatMessages.seq))
      .limit(most)
  )
    .reverse()
    .map(toWire)

export const chatsOf = async (db: Db, memberIds: readonly string[]) =>
  memberIds.length === 0
    ? []
    : db
        .select()
        .from(chats)
        .where(inArray(chats.memberId, [...memberIds]))

/** A version of each member's chat: it changes with each message and with what the member has read. */
export const versionsOf = async (
  db: Db,
  members: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await chatsOf(
    db,
    members.map(({ id }) => id),
  )
  return new Map(rows.map(({ memberId, lastSeq, memberRead }) => [memberId, `${lastSeq}.${memberRead}`]))
}

export const unreadOf = async (db: Db, memberId: string): Promise<number> =>
  (
    await db
      .select({ unread: count() })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.memberId, chatMessages.memberId))
      .where(
        and(
          eq(chatMessages.memberId, memberId),
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
  memberId: string,
  mark: 'memberRead' | 'houseGot' | 'houseRead',
  seq: number,
): Promise<void> => {
  const moved = await db
    .update(chats)
    .set({ [mark]: markUpTo(seq) })
    .where(and(eq(chats.memberId, memberId), lt(chats[mark], markUpTo(seq))))
    .returning({ id: chats.memberId })
  if (moved.length > 0) await announce(db)
}

export const markTyping = async (db: Db, memberId: string, who: 'memberTypingAt' | 'houseTypingAt', at: number) => {
  await db
    .update(chats)
    .set({ [who]: at })
    .where(eq(chats.memberId, memberId))
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

/** Waiting members with their last message, the longest first; with `all` also the others, the newest first. */
export const chatQueue = (db: Db, merchantCode: string | null, all: boolean, most: number) =>
  db
    .select({ chat: chats, last: chatMessages.text })
    .from(chats)
    .leftJoin(chatMessages, and(eq(chatMessages.memberId, chats.memberId), eq(chatMessages.seq, chats.lastSeq)))
    .where(
      and(
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
