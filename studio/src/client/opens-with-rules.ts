import type { SessionView } from '../server/views'

/** The rules are open until the first round, except when a reload returned to a round. */
export const opensWithRules = (session: Pick<SessionView, 'rounds'> | null, roundId: string | null): boolean =>
  session !== null && session.rounds === 0 && roundId === null
