import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { AppContext } from '../../platform/runtime/app-context'
import type { RelyingParty } from './relying-party'

export type Purpose = 'login' | 'confirm' | 'create'

/** A login page may stand open for a while before the field is touched; the page asks anew before this runs out. */
export const challengeLifetime = 5 * 60_000

/** What a challenge was given out for. Another purpose, device, session, domain or merchant does not find it. */
export type ChallengePlace = {
  readonly merchantCode: string
  readonly rpId: RelyingParty['rpId']
  readonly purpose: Purpose
  readonly holder: string
}

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

export const drawChallenge = async (ctx: Needs, place: ChallengePlace): Promise<string> => {
  const challenge = ctx.random.token()
  const expiresAt = timestamp(ctx.clock.now() + challengeLifetime)
  await ctx.db.execute(sql`
    insert into passkey_challenges (challenge_hash, merchant_code, rp_id, purpose, holder, expires_at)
    values (${hashOf(challenge)}, ${place.merchantCode}, ${place.rpId}, ${place.purpose}, ${place.holder}, ${expiresAt})`)
  return challenge
}

/** Gone with the first look, before anything is verified: an answer that was overheard opens nothing a second time. */
export const burnChallenge = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  place: ChallengePlace,
  challenge: string,
): Promise<boolean> => {
  const { rows } = await ctx.db.execute<{ alive: boolean }>(sql`
    delete from passkey_challenges
    where challenge_hash = ${hashOf(challenge)} and merchant_code = ${place.merchantCode} and rp_id = ${place.rpId} and purpose = ${place.purpose} and holder = ${place.holder}
    returning expires_at > ${timestamp(ctx.clock.now())} as alive`)
  return rows[0]?.alive ?? false
}

/** The challenge that an answer claims to have signed; the signature is verified over the very same bytes. */
export const challengeIn = (clientDataJSON: string): string => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string'
      ? said.challenge
      : ''
  } catch {
    return ''
  }
}
