import { createHash } from 'node:crypto'
import type { AppContext } from '../../platform/runtime/app-context'
import { insertChallenge, takeChallenge } from './challenge-store'
import type { ChallengePlace } from './challenge-place'

/** The login page may be open for a while, and requests a new challenge before this ends. */
export const challengeLifetime = 5 * 60_000

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

export const drawChallenge = async (ctx: Needs, place: ChallengePlace): Promise<string> => {
  const challenge = ctx.random.token()
  const expiresAt = ctx.clock.now() + challengeLifetime
  await insertChallenge(ctx.db, { challengeHash: hashOf(challenge), ...place, expiresAt })
  return challenge
}

/** Deleted before anything is verified, so an intercepted answer is good for nothing. */
export const burnChallenge = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  place: ChallengePlace,
  challenge: string,
): Promise<boolean> => {
  const expiresAt = await takeChallenge(ctx.db, { challengeHash: hashOf(challenge), ...place })
  return expiresAt !== null && expiresAt > ctx.clock.now()
}

/** The challenge in an answer; the signature is verified over the same bytes. */
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
