import { createHash } from 'node:crypto'
import type { AppContext } from '../../platform/runtime/app-context'
import { insertChallenge, takeChallenge } from './challenge-store'
import type { ChallengePlace } from './challenge-place'

/** A login page may stand open for a while before the field is touched; the page asks anew before this runs out. */
export const challengeLifetime = 5 * 60_000

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

export const drawChallenge = async (ctx: Needs, place: ChallengePlace): Promise<string> => {
  const challenge = ctx.random.token()
  const expiresAt = ctx.clock.now() + challengeLifetime
  await insertChallenge(ctx.db, { challengeHash: hashOf(challenge), ...place, expiresAt })
  return challenge
}

/** Gone with the first look, before anything is verified: an answer that was overheard opens nothing a second time. */
export const burnChallenge = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  place: ChallengePlace,
  challenge: string,
): Promise<boolean> => {
  const expiresAt = await takeChallenge(ctx.db, { challengeHash: hashOf(challenge), ...place })
  return expiresAt !== null && expiresAt > ctx.clock.now()
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
