import { type SQL, sql } from 'drizzle-orm'
import { asyncCommit } from '../db/async-commit'
import { namedQuery } from '../db/named-query'
import { bodyIdBurned, hasNoBodyId } from '../guard/body-id.sql'
import { idempotentCalls } from './schema'

const { placeholder } = sql

/**
 * The first two parts of a statement that claims a key with `claimValues`; `claimOutcome` says whether it did.
 * A claim is in the log before the commits of the call, so it survives whenever they do; other writes of the statement may be lost
 * in a server crash.
 */
export const claiming: SQL = sql`
  burned as (${bodyIdBurned}), claimed as (
    insert into ${idempotentCalls} as c (member_id, idempotency_key, endpoint, fingerprint, claimed_at)
    select ${placeholder('memberId')}::text, ${placeholder('key')}::text, ${placeholder('endpoint')}::text, ${placeholder('fingerprint')}::text, ${placeholder('claimedAt')}::timestamptz
    where ${hasNoBodyId} or exists (select from burned)
    on conflict (member_id, idempotency_key) do update set claimed_at = excluded.claimed_at
      where c.reply is null and c.fingerprint = excluded.fingerprint and c.claimed_at < ${placeholder('leftBefore')}::timestamptz
    returning c.member_id)`
export const isClaimed: SQL = sql`exists (select from claimed)`
export const claimOutcome: SQL = sql`exists (select from burned) as burned, ${isClaimed} as claimed, ${asyncCommit}`

export type ClaimOutcome = { readonly burned: boolean; readonly claimed: boolean }

export const claimAlone = namedQuery<ClaimOutcome>('idempotent_claim', sql`with ${claiming} select ${claimOutcome}`)

/** The answer to a call, stored by the statement that performs it, where the condition holds. */
export const replyWritten = (condition: SQL): SQL =>
  sql`update ${idempotentCalls} set reply = ${placeholder('reply')} where member_id = ${placeholder('memberId')} and idempotency_key = ${placeholder('idempotencyKey')} and ${condition}`

export const replyQuery = namedQuery('idempotent_reply', sql`${replyWritten(sql`true`)} returning ${asyncCommit}`)
