import { asciiDigits } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { CodePlace } from './code-place'
import { saveCode } from './code-store'
import { countCodeAttempt, setCodeUsed, uncountCodeAttempt } from './codes.sql'

export const codeLifetimeMs = 3 * 60_000
const attempts = 5
const digits = 6

const hashOf = (salt: string, code: string): string => createHash('sha256').update(`${salt}:${code}`).digest('hex')

/** Draws a code that replaces the earlier one of this device. */
export const drawCode = async (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  place: CodePlace,
): Promise<{ code: string; expiresAt: number }> => {
  const code = Array.from({ length: digits }, () => ctx.random.int(10)).join('')
  const salt = Buffer.from(ctx.random.bytes(16)).toString('hex')
  const expiresAt = ctx.clock.now() + codeLifetimeMs
  await saveCode(ctx.db, place, { salt, codeHash: hashOf(salt, code), expiresAt })
  return { code, expiresAt }
}

/** A right code that is not used yet. */
export type RightCode = { readonly place: CodePlace; readonly codeHash: string }

/** Verifies a code without using it up. The attempt is counted first; after five even the right code is refused. */
export const tryCode = async (db: Db, place: CodePlace, code: string, now: number): Promise<RightCode | null> => {
  const open = await countCodeAttempt(db, place, attempts, now)
  const right = open.find(({ salt, codeHash }) => hashOf(salt, asciiDigits(code)) === codeHash)
  return right ? { place, codeHash: right.codeHash } : null
}

/** A code is good once: of any number of calls with the right one, one gets `true`. Use it in the transaction of its purpose. */
export const spendCode = (db: Db, { place, codeHash }: RightCode, now: number): Promise<boolean> =>
  setCodeUsed(db, place, codeHash, now)

export const takeCode = async (db: Db, place: CodePlace, code: string, now: number): Promise<boolean> => {
  const right = await tryCode(db, place, code, now)
  return right !== null && spendCode(db, right, now)
}

/** Work between `tryCode` and `spendCode`. If it fails, as in a busy gateway, the attempt is refunded. */
export const withAttemptRefund = async <T>(
  db: Db,
  { place, codeHash }: RightCode,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    await uncountCodeAttempt(db, place, codeHash)
    throw error
  }
}
