import { deleteExpiredBodyIds } from '../../platform/guard/body-id-store'
import { deleteEndedRates } from '../../platform/guard/rate-limit-store'
import type { AppContext } from '../../platform/runtime/app-context'
import { deleteExpiredCaptchas } from '../captcha/store'
import { deleteExpiredChallenges } from '../passkeys/challenge-store'
import { deleteEndedAttempts } from '../password/login-attempts-store'
import { deleteExpiredSocial } from '../social/store'
import { deleteExpiredCodes } from '../verification/code-store'
import { deleteExpiredLinks } from '../verification/password-link-store'
import { deleteExpiredAccessTokens, deleteSessionsExpiredBefore } from './store'

const every = 5 * 60_000
const sessionMemory = 30 * 24 * 60 * 60_000

/** Deletes expired rows; every reader compares the times itself and does not depend on it. */
const deleteExpiredRows = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now()
  await deleteExpiredCaptchas(db, now)
  await deleteExpiredBodyIds(db, now)
  await deleteEndedRates(db, now)
  await deleteEndedAttempts(db, now)
  await deleteExpiredCodes(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteExpiredLinks(db, now)
  await deleteExpiredSocial(db, now)
  await deleteExpiredAccessTokens(db, now)
  await deleteSessionsExpiredBefore(db, now - sessionMemory)
}

export const startHousekeeping = (ctx: AppContext): Promise<() => Promise<void>> =>
  ctx.jobs.repeat({
    name: 'housekeeping',
    everyMs: every,
    work: () => deleteExpiredRows(ctx),
    failed: 'housekeeping failed',
  })
