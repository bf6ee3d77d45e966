import type { SessionView } from '../server/views'

/** The rules stand open until the first round, but not over a round that a reload came back to. */
export const opensWithRules = (session: Pick<SessionView, 'rounds'> | null, roundId: string | null): boolean =>
  session !== null && session.rounds === 0 && roundId === null
