import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { memberPictures } from './schema'

export const pictureHashOf = async (db: Db, memberId: string): Promise<string | null> =>
  (await db.select({ hash: memberPictures.hash }).from(memberPictures).where(eq(memberPictures.memberId, memberId)))[0]
    ?.hash ?? null

export const savePicture = async (
  db: Db,
  memberId: string,
  picture: { readonly hash: string; readonly bytes: Uint8Array; readonly updatedAt: number },
): Promise<void> =>
  void (await db
    .insert(memberPictures)
    .values({ memberId, ...picture })
    .onConflictDoUpdate({ target: memberPictures.memberId, set: picture }))

export const pictureBytes = async (db: Db, hash: string): Promise<Uint8Array | null> =>
  (
    await db.select({ bytes: memberPictures.bytes }).from(memberPictures).where(eq(memberPictures.hash, hash)).limit(1)
  )[0]?.bytes ?? null
