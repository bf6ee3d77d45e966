import { and, eq, gt, like } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { type RoomPass, roomPasses } from './schema'

/** Passes of a member for the rooms of one game that are good at `now`: their ends by room. */
export const passesFor = async (
  db: Db,
  memberId: string,
  gameCode: string,
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ roomId: roomPasses.roomId, validUntil: roomPasses.validUntil })
    .from(roomPasses)
    .where(
      and(
        eq(roomPasses.memberId, memberId),
        like(roomPasses.roomId, `${gameCode.replace(/[\\%_]/g, '\\$&')}.%`),
        gt(roomPasses.validUntil, now),
      ),
    )
  return new Map(rows.map(({ roomId, validUntil }) => [roomId, validUntil]))
}

export const passByKey = async (db: Db, memberId: string, idempotencyKey: string): Promise<RoomPass | null> =>
  (
    await db
      .select()
      .from(roomPasses)
      .where(and(eq(roomPasses.memberId, memberId), eq(roomPasses.idempotencyKey, idempotencyKey)))
  )[0] ?? null

export const insertPass = async (db: Db, pass: RoomPass): Promise<void> => {
  await db.insert(roomPasses).values(pass)
}
