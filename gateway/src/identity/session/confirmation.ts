import type { AppContext, Member } from '../../platform/runtime/app-context'
import { confirmationOf, setConfirmed } from './store'

/** How long a proof of identity serves for a call that requires a fresh one (ASVS 7.5.1). */
const confirmationLifetime = 5 * 60_000

type Needs = Pick<AppContext, 'db' | 'clock'>

/** Until when this session counts as just confirmed; `null`: the member has to prove their identity again. */
export const confirmedUntil = async (ctx: Needs, member: Pick<Member, 'sessionId'>): Promise<number | null> => {
  const found = await confirmationOf(ctx.db, member.sessionId)
  if (!found) return null
  // Without a password, the login itself is the proof.
  const confirmedAt = found.confirmedAt ?? (found.hasPassword ? null : found.createdAt)
  const until = confirmedAt === null ? 0 : confirmedAt + confirmationLifetime
  return until > ctx.clock.now() ? until : null
}

export const markConfirmed = async (ctx: Needs, sessionId: string): Promise<number> => {
  const now = ctx.clock.now()
  await setConfirmed(ctx.db, sessionId, now)
  return now + confirmationLifetime
}
