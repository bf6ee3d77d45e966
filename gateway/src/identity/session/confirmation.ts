import { eq } from 'drizzle-orm'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { members } from '../members'
import { sessions } from './schema'

/** How long a proof of who is there serves for what asks for a fresh one (ASVS 7.5.1). */
const confirmationLifetime = 5 * 60_000

type Needs = Pick<AppContext, 'db' | 'clock'>

/** Until when this session counts as just confirmed; `null`: the member has to prove again that it is he. */
export const confirmedUntil = async (ctx: Needs, member: Pick<Member, 'sessionId'>): Promise<number | null> => {
  const [found] = await ctx.db
    .select({ confirmedAt: sessions.confirmedAt, createdAt: sessions.createdAt, passwordHash: members.passwordHash })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.id, member.sessionId))
  if (!found) return null
  // Who has no password can show only that he has just come in.
  const confirmedAt = found.confirmedAt ?? (found.passwordHash === null ? found.createdAt : null)
  const until = confirmedAt === null ? 0 : confirmedAt + confirmationLifetime
  return until > ctx.clock.now() ? until : null
}

export const markConfirmed = async (ctx: Needs, sessionId: string): Promise<number> => {
  const now = ctx.clock.now()
  await ctx.db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
  return now + confirmationLifetime
}
