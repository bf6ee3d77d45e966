import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { lockMember } from '../members'
import { type Passkey, passkeys } from './schema'

export const passkeysOf = (db: Db, memberId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.credentialId))

export const passkeyById = async (
  db: Db,
  merchantCode: string,
  rpId: string,
  credentialId: string,
): Promise<Passkey | null> =>
  (
    await db
      .select()
      .from(passkeys)
      .where(
        and(eq(passkeys.merchantCode, merchantCode), eq(passkeys.rpId, rpId), eq(passkeys.credentialId, credentialId)),
      )
  )[0] ?? null

type NewPasskey = Omit<Passkey, 'lastUsedAt' | 'copiedAt'>

/** Counts and writes under the lock of the member, so two at the same moment do not exceed `most`. */
export const addPasskeyUpTo = async (
  tx: Db,
  most: number,
  passkey: NewPasskey,
): Promise<'added' | 'exists' | 'full'> => {
  await lockMember(tx, passkey.memberId)
  const [own] = await tx.select({ n: count() }).from(passkeys).where(eq(passkeys.memberId, passkey.memberId))
  if ((own?.n ?? 0) >= most) return 'full'
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.credentialId })
  return added.length === 1 ? 'added' : 'exists'
}

/**
 * A signature counter that does not increase means that two authenticators sign with one key (WebAuthn §6.1.1). The row
 * decides, so two answers at the same moment are judged one after the other.
 */
export const countUse = async (
  db: Db,
  passkey: Passkey,
  merchantCode: string,
  signCount: number,
  now: number,
): Promise<'counted' | 'copied'> => {
  const one = and(eq(passkeys.merchantCode, merchantCode), eq(passkeys.credentialId, passkey.credentialId))
  const increases = or(lt(passkeys.signCount, signCount), signCount === 0 ? eq(passkeys.signCount, 0) : undefined)
  const counted = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(one, increases))
    .returning({ id: passkeys.credentialId })
  if (counted.length === 1) return 'counted'
  await db
    .update(passkeys)
    .set({ copiedAt: now })
    .where(and(one, isNull(passkeys.copiedAt)))
  return 'copied'
}

const own = (memberId: string, credentialId: string) =>
  and(eq(passkeys.memberId, memberId), eq(passkeys.credentialId, credentialId))

export const setPasskeyName = async (db: Db, memberId: string, credentialId: string, name: string): Promise<boolean> =>
  (await db.update(passkeys).set({ name }).where(own(memberId, credentialId)).returning({ id: passkeys.credentialId }))
    .length === 1

export const deletePasskey = async (db: Db, memberId: string, credentialId: string): Promise<boolean> =>
  (await db.delete(passkeys).where(own(memberId, credentialId)).returning({ id: passkeys.credentialId })).length === 1
