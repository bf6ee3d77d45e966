import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'

export const consumeChallengeQuery = (tokenHash: string, now: number): SQL => sql`
  update operator_sessions s set challenge_hash = null, challenge_ends_at = null
  from operator_sessions before
  where s.token_hash = ${tokenHash} and before.token_hash = s.token_hash and before.challenge_ends_at > ${timestamp(now)}
  returning before.challenge_hash`

/** Changes of accounts are few, so they run one after the other; readers go on. */
export const lockOperatorsQuery: SQL = sql`lock table operators in share row exclusive mode`
