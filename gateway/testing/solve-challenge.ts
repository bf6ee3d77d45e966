import type { ValueOf } from '@mosaic/contracts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A captcha's answer as ALTCHA writes it. */
export const challengeAnswer = (parts: object): string => Buffer.from(JSON.stringify(parts)).toString('base64')

/** Solves a challenge as the browser does. */
export const solvedChallenge = async (challenge: ValueOf<'captchaChallenge'>): Promise<string> =>
  challengeAnswer({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
