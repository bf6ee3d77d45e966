import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { CodePlace } from './code-place'
import { verificationCodes } from './schema'

type StoredCode = { readonly salt: string; readonly codeHash: string; readonly expiresAt: number }

/** Replaces the earlier code of the same purpose, recipient and device. */
export const saveCode = async (db: Db, place: CodePlace, code: StoredCode): Promise<void> =>
  void (await db
    .insert(verificationCodes)
    .values({ ...place, ...code })
    .onConflictDoUpdate({
      target: [
        verificationCodes.merchantCode,
        verificationCodes.purpose,
        verificationCodes.recipient,
        verificationCodes.flow,
      ],
      set: { ...code, attempts: 0, usedAt: null },
    }))

export const deleteExpiredCodes = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now)))
