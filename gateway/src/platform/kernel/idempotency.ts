import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AppContext } from './app-context'
import { timestamp } from './columns'
import { idempotentCalls } from './schema'
import { fail, ok, type Result } from './result'
import { unwaited } from './unwaited'

/** Longer than a request may take: whoever holds a key so long has died with it, and the call itself knows what it did. */
const leaseMs = 20_000
/** A second press waits this long for the answer to the first, and is then told that it is being worked on. */
const pausesMs = [20, 40, 80, 160, 300, 500, 900]

type Asked = { readonly memberId: string; readonly key: string; readonly endpoint: string; readonly body: unknown }

/** A secret is no part of what was asked for, and a digest of a short one would tell it. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|pin$/i.test(name) ? undefined : value)

const fingerprintOf = ({ endpoint, body }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([endpoint, body ?? null], withoutSecrets))
    .digest('hex')

type Ctx = Pick<AppContext, 'db' | 'clock'>

const rowOf = ({ memberId, key }: Asked) =>
  and(eq(idempotentCalls.memberId, memberId), eq(idempotentCalls.idempotencyKey, key))

/** True when the key is the caller's to work on. It stands in the log before whatever the call commits, so it is there if that is. */
const claim = async ({ db, clock }: Ctx, asked: Asked, fingerprint: string): Promise<boolean> => {
  const claimedAt = clock.now()
  const { memberId, key: idempotencyKey, endpoint } = asked
  const claimed = await db
    .insert(idempotentCalls)
    .values({ memberId, idempotencyKey, endpoint, fingerprint, claimedAt })
    .onConflictDoUpdate({
      target: [idempotentCalls.memberId, idempotentCalls.idempotencyKey],
      set: { claimedAt: sql`excluded.claimed_at` },
      setWhere: and(
        isNull(idempotentCalls.reply),
        eq(idempotentCalls.fingerprint, fingerprint),
        sql`${idempotentCalls.claimedAt} < ${timestamp(claimedAt - leaseMs)}`,
      ),
    })
    .returning({ unwaited })
  return claimed.length > 0
}

/**
 * Works once for each member and key. A repetition gets the first answer, another wish under the same key is refused, and so is one that
 * comes while the first is being worked on. What was refused moved nothing and leaves its key free.
 */
export const once = async (ctx: Ctx, asked: Asked, work: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
  const fingerprint = fingerprintOf(asked)
  for (const pause of [...pausesMs, null]) {
    if (await claim(ctx, asked, fingerprint)) return worked(ctx, asked, work)
    const [earlier] = await ctx.db.select().from(idempotentCalls).where(rowOf(asked))
    // Set free between the two looks.
    if (!earlier) continue
    if (earlier.fingerprint !== fingerprint) return fail('idempotency.mismatch')
    if (earlier.reply !== null) return ok(JSON.parse(earlier.reply) as unknown)
    if (pause !== null) await delay(pause)
  }
  return fail('idempotency.in.progress')
}

const worked = async ({ db }: Ctx, asked: Asked, work: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
  const setFree = () => db.delete(idempotentCalls).where(rowOf(asked))
  try {
    const result = await work()
    // An answer that a crash took is made anew by the call, which knows what it did.
    if (result.ok)
      await db
        .update(idempotentCalls)
        .set({ reply: JSON.stringify(result.value) })
        .where(rowOf(asked))
        .returning({ unwaited })
    else await setFree()
    return result
  } catch (error) {
    await setFree().catch(() => undefined)
    throw error
  }
}
