import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { AppContext } from '../runtime/app-context'
import { type BodyId, bodyIdValues } from '../guard/body-id'
import { onlyRow } from '../db/named-query'
import { claimAlone, type ClaimOutcome, replyQuery } from './idempotency.sql'
import { callOf, deleteCall } from './idempotency-store'
import { fail, ok, type Result } from './result'

export { claiming, type ClaimOutcome, claimOutcome, isClaimed, replyWritten } from './idempotency.sql'

/** Longer than a request may take: a holder this old has died, and the call itself finds out what it did. */
const leaseMs = 20_000
/** A repetition waits this long for the answer to the first call, and then gets "in progress". */
const pausesMs = [20, 40, 80, 160, 300, 500, 900]

type Asked = {
  readonly memberId: string
  readonly key: string
  readonly endpoint: string
  readonly body: unknown
  /** Of an encrypted body: used up with the claim. */
  readonly bodyId: BodyId | null
}

/** Secrets are left out of the request digest: the digest of a short secret would reveal it. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|pin$/i.test(name) ? undefined : value)

const fingerprintOf = ({ endpoint, body }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([endpoint, body ?? null], withoutSecrets))
    .digest('hex')

type Ctx = Pick<AppContext, 'db' | 'clock'>

export type ClaimValues = ReturnType<typeof claimValues>

const claimValues = ({ memberId, key, endpoint }: Asked, fingerprint: string, bodyId: BodyId | null, now: number) => ({
  ...{ memberId, key, endpoint, fingerprint },
  claimedAt: new Date(now).toISOString(),
  leftBefore: new Date(now - leaseMs).toISOString(),
  ...bodyIdValues(bodyId),
})

/** `replied`: the answer was stored by the statement that performed the call (`replyWritten`). */
export type Answered<T> = Result<T> & { readonly replied?: boolean }

export const replyOf = (value: unknown): string => JSON.stringify(value)

/**
 * Runs once for each member and key. A repetition gets the first answer; another request under the same key, or one during the
 * first, is refused.
 * A refused call moved no money and leaves its key free. `claim` replaces the claiming statement of the key.
 */
export const once = async (
  ctx: Ctx,
  asked: Asked,
  work: () => Promise<Answered<unknown>>,
  claim: (values: ClaimValues) => Promise<ClaimOutcome> = async (values) => onlyRow(await claimAlone(ctx.db, values)),
): Promise<Result<unknown>> => {
  const fingerprint = fingerprintOf(asked)
  let { bodyId } = asked
  for (const pause of [...pausesMs, null]) {
    const { claimed, burned } = await claim(claimValues(asked, fingerprint, bodyId, ctx.clock.now()))
    if (claimed) return worked(ctx, asked, work)
    if (bodyId !== null && !burned) return fail('encryption.invalid')
    bodyId = null
    const earlier = await callOf(ctx.db, asked)
    // The claim was released between the two reads.
    if (!earlier) continue
    if (earlier.fingerprint !== fingerprint) return fail('idempotency.mismatch')
    if (earlier.reply !== null) return ok(JSON.parse(earlier.reply) as unknown)
    if (pause !== null) await delay(pause)
  }
  return fail('idempotency.in.progress')
}

const worked = async ({ db }: Ctx, asked: Asked, work: () => Promise<Answered<unknown>>): Promise<Result<unknown>> => {
  const setFree = () => deleteCall(db, asked)
  try {
    const result = await work()
    // An answer lost in a crash is made again by the call, which finds out what it did.
    if (!result.ok) await setFree()
    else if (!result.replied)
      await replyQuery(db, { memberId: asked.memberId, idempotencyKey: asked.key, reply: replyOf(result.value) })
    return result
  } catch (error) {
    await setFree().catch(() => undefined)
    throw error
  }
}
