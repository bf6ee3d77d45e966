import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { AttemptKeys } from './attempt-keys'
import { countAttempt, countFailure, countUncheckedAttempt, uncountAttempt } from './login-attempts.sql'
import { deleteAttempts, lockAfter } from './login-attempts-store'

const lockMs = 15 * 60_000
const attemptsBeforeLock = 5
/** Failures after which a captcha is required: early for this account from this address, later for either alone. */
const captchaAfter = { pair: 1, account: 5, address: 30 } as const

/** What must come before an attempt. */
export type LoginRequirement = { readonly kind: 'captcha' } | { readonly kind: 'locked'; readonly until: number }

const requirementOf = (attempts: number, now: number): LoginRequirement | null =>
  attempts <= attemptsBeforeLock ? null : { kind: 'locked', until: now }

/** Counts an attempt before the password is verified, so only five of any number of parallel ones pass. */
export const consumeAttempt = async (db: Db, keys: AttemptKeys, now: number): Promise<LoginRequirement | null> =>
  requirementOf(await countAttempt(db, keys, now), now)

/** `consumeAttempt`, unless a captcha or a lock comes first. Unknown names are counted like known ones. */
export const consumeAttemptWithoutCaptcha = async (
  db: Db,
  keys: AttemptKeys,
  now: number,
): Promise<LoginRequirement | null> => {
  const { locked_until: lockedUntil, captcha, attempts } = await countUncheckedAttempt(db, keys, captchaAfter, now)
  if (lockedUntil) return { kind: 'locked', until: instantOf(lockedUntil) }
  if (captcha === true) return { kind: 'captcha' }
  return requirementOf(attempts ?? 1, now)
}

/** For an attempt that was not judged, since the queue of passwords was full. */
export const refundAttempt = (db: Db, keys: AttemptKeys): Promise<void> => uncountAttempt(db, keys)

export const recordFailure = async (db: Db, keys: AttemptKeys, now: number): Promise<void> => {
  for (const key of [keys.pair, keys.account, keys.address]) await countFailure(db, key, now)
  await lockAfter(db, keys, attemptsBeforeLock, now + lockMs)
}

/** After a right password, code or passkey. */
export const resetAttempts = (db: Db, keys: AttemptKeys): Promise<void> => deleteAttempts(db, keys)
