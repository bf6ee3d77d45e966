import type { ErrorCode } from '@mosaic/contracts'

export type Failure = {
  readonly ok: false
  readonly code: ErrorCode
  readonly status?: number
  readonly fields?: Record<string, string>
}
export type Result<T> = { readonly ok: true; readonly value: T } | Failure

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

/** Only `overRate` may refuse for the rate, because it knows the waiting time. */
type FailCode = Exclude<ErrorCode, 'rate.limited'>

/** An expected failure. Without `status` the code's own HTTP status is used (`gatewayErrors` of the contracts). */
export const fail = (code: FailCode, status?: number, fields?: Record<string, string>): Failure => ({
  ok: false,
  code,
  status,
  fields,
})

/** Rolls the transaction back by throwing a failure; callers of `bind` and `inTransaction` get it back as a value. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(readonly failure: Failure) {
    super(failure.code)
  }
}

export const refuse = (code: FailCode, status?: number, fields?: Record<string, string>): never => {
  throw new Refusal(fail(code, status, fields))
}

/** The value, or a roll-back with the failure. */
export const orRefuse = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Refusal(result)
  return result.value
}
