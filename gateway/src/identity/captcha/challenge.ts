import { schemas, type ValueOf } from '@mosaic/contracts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Random } from '../../platform/runtime/random'

/** One to three million iterations: a second or two on a computer, several on a slow phone. */
const cost = 2000
const counters = { from: 500, below: 1500 }

export const challengeKeyPrefix = 'challenge:'

/** Each challenge has its own signing key, stored as the answer of its flow, so it fits no other flow. */
export const newChallengeKey = (random: Random): string => `${challengeKeyPrefix}${random.token()}`

export const isChallengeKey = (answer: string): boolean => answer.startsWith(challengeKeyPrefix)

const secretsOf = (key: string) => ({ hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}:solution` })

/** Without `expiresAt`: the row of the flow expires, by the gateway's clock. */
export const challengeFor = async (key: string, random: Random): Promise<ValueOf<'captchaChallenge'>> =>
  schemas.captchaChallenge.value.parse(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: counters.from + random.int(counters.below - counters.from),
      deriveKey,
      ...secretsOf(key),
    }),
  )

const solvedChallenge = z.object({
  challenge: schemas.captchaChallenge.value,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const parseAnswer = (answer: string): unknown => {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

/** Whether an answer is that of a challenge, right or wrong. */
export const isSolution = (answer: string): boolean => solvedChallenge.safeParse(parseAnswer(answer)).success

export const solvesChallenge = async (key: string, answer: string): Promise<boolean> => {
  const parsed = solvedChallenge.safeParse(parseAnswer(answer))
  if (!parsed.success) return false
  const { verified } = await verifySolution({ ...parsed.data, deriveKey, ...secretsOf(key) })
  return verified
}
