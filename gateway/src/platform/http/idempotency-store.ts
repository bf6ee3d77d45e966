import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { idempotentCalls } from './schema'

type Key = { readonly memberId: string; readonly key: string }

const keyIs = ({ memberId, key }: Key) =>
  and(eq(idempotentCalls.memberId, memberId), eq(idempotentCalls.idempotencyKey, key))

export const callOf = async (db: Db, key: Key) => (await db.select().from(idempotentCalls).where(keyIs(key)))[0] ?? null

export const deleteCall = async (db: Db, key: Key): Promise<void> =>
  void (await db.delete(idempotentCalls).where(keyIs(key)))
