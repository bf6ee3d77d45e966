import { instantOf } from '../db/columns'
import type { Failure } from '../http/result'

export type RateRule = { readonly limit: number; readonly windowMs: number }

export const tryAgainAt = (moment: number, now: number): Failure => {
  const seconds = Math.max(1, Math.ceil((moment - now) / 1000))
  return { ok: false, code: 'rate.limited', fields: { retryAfter: String(seconds) } }
}

export type Counted = { readonly taken: number; readonly endsAt: string }

/** The refusal of a call over the rule names the seconds until the next is accepted. */
export const refusalOver = (counted: Counted, { limit }: RateRule, now: number): Failure | null =>
  counted.taken <= limit ? null : tryAgainAt(instantOf(counted.endsAt), now)
