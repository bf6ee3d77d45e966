import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from './app-context'
import { type BodyId, bodyIdBurned, bodyIdValues } from './body-id'
import { namedQuery } from './named-query'
import { idempotentCalls } from './schema'
import { fail, ok, type Result } from './result'
import { unwaited } from './unwaited'

/** Longer than a request may take: whoever holds a key so long has died with it, and the call itself knows what it did. */
const leaseMs = 20_000
/** A second press waits this long for the answer to the first, and is then told that it is being worked on. */
const pausesMs = [20, 40, 80, 160, 300, 500, 900]

type Asked = {
  readonly memberId: string
  readonly key: string
  readonly endpoint: string
  readonly body: unknown
  /** Of an encrypted body: used up with the claim. */
  readonly bodyId: BodyId | null
}

/** A secret is no part of what was asked for, and a digest of a short one would tell it. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|pin$/i.test(name) ? undefined : value)

const fingerprintOf = ({ endpoint, body }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([endpoint, body ?? null], withoutSecrets))
    .digest('hex')

type Ctx = Pick<AppContext, 'db' | 'clock'>

const rowOf = ({ memberId, key }: Asked) =>
  and(eq(idempotentCalls.memberId, memberId), eq(idempotentCalls.idempotencyKey, key))

const { placeholder } = sql

const claimWhere = (condition: SQL): SQL => sql`
  insert into ${idempotentCalls} as c (member_id, idempotency_key, endpoint, fingerprint, claimed_at)
  select ${placeholder('memberId')}::text, ${placeholder('key')}::text, ${placeholder('endpoint')}::text, ${placeholder('fingerprint')}::text, ${placeholder('at')}::timestamptz where ${condition}
  on conflict (member_id, idempotency_key) do update set claimed_at = excluded.claimed_at
    where c.reply is null and c.fingerprint = excluded.fingerprint and c.claimed_at < ${placeholder('leftBefore')}::timestamptz
  returning c.member_id`

/** A claim stands in the log before whatever the call commits, so it is there if that is. */
const claimed = namedQuery<{ claimed: boolean }>(
  'idempotent_claim',
  sql`with claimed as (${claimWhere(sql`true`)}) select exists (select from claimed) as claimed, ${unwaited}`,
)
const burnedAndClaimed = namedQuery<{ burned: boolean; claimed: boolean }>(
  'idempotent_claim_of_body',
  sql`
  with burned as (${bodyIdBurned}), claimed as (${claimWhere(sql`exists (select from burned)`)})
  select exists (select from burned) as burned, exists (select from claimed) as claimed, ${unwaited}`,
)

/** `replied`: the answer was kept by the statement that performed the call (`replyWritten`). */
export type Answered<T> = Result<T> & { readonly replied?: boolean }

/** The answer to a call as a part of the statement that performs it, where the condition holds. */
export const replyWritten = (condition: SQL): SQL =>
  sql`update ${idempotentCalls} set reply = ${placeholder('reply')} where member_id = ${placeholder('memberId')} and idempotency_key = ${placeholder('idempotencyKey')} and ${condition}`
const replied = namedQuery('idempotent_reply', sql`${replyWritten(sql`true`)} returning ${unwaited}`)
export const replyOf = (value: unknown): string => JSON.stringify(value)

/** `mine`: the key is the caller's to work on. */
const claimFor = async (
  { db, clock }: Ctx,
  { memberId, key, endpoint }: Asked,
  fingerprint: string,
  bodyId: BodyId | null,
): Promise<'mine' | 'taken' | 'repeated body'> => {
  const now = clock.now()
  const [at, leftBefore] = [now, now - leaseMs].map((moment) => new Date(moment).toISOString())
  const values = { memberId, key, endpoint, fingerprint, at, leftBefore }
  if (bodyId === null) return (await claimed(db, values)).rows[0]?.claimed ? 'mine' : 'taken'
  const [row] = (await burnedAndClaimed(db, { ...values, ...bodyIdValues(bodyId) })).rows
  return row?.claimed ? 'mine' : row?.burned ? 'taken' : 'repeated body'
}

/**
 * Works once for each member and key. A repetition gets the first answer, another wish under the same key is refused, and so is one that
 * comes while the first is being worked on. What was refused moved nothing and leaves its key free.
 */
export const once = async (
  ctx: Ctx,
  asked: Asked,
  work: () => Promise<Answered<unknown>>,
): Promise<Result<unknown>> => {
  const fingerprint = fingerprintOf(asked)
  let { bodyId } = asked
  for (const pause of [...pausesMs, null]) {
    const claim = await claimFor(ctx, asked, fingerprint, bodyId)
    if (claim === 'mine') return worked(ctx, asked, work)
    if (claim === 'repeated body') return fail('encryption.invalid')
    bodyId = null
    const [earlier] = await ctx.db.select().from(idempotentCalls).where(rowOf(asked))
    // Set free between the two looks.
    if (!earlier) continue
    if (earlier.fingerprint !== fingerprint) return fail('idempotency.mismatch')
    if (earlier.reply !== null) return ok(JSON.parse(earlier.reply) as unknown)
    if (pause !== null) await delay(pause)
  }
  return fail('idempotency.in.progress')
}

const worked = async ({ db }: Ctx, asked: Asked, work: () => Promise<Answered<unknown>>): Promise<Result<unknown>> => {
  const setFree = () => db.delete(idempotentCalls).where(rowOf(asked))
  try {
    const result = await work()
    // An answer that a crash took is made anew by the call, which knows what it did.
    if (!result.ok) await setFree()
    else if (!result.replied)
      await replied(db, { memberId: asked.memberId, idempotencyKey: asked.key, reply: replyOf(result.value) })
    return result
  } catch (error) {
    await setFree().catch(() => undefined)
    throw error
  }
}
