import type { ClientErrorCode, ErrorCode } from '@mosaic/contracts'

/** Why a call did not give a value. `code` has a text in the `errors` namespace; `traceId` finds the request in the gateway's log. */
export type ApiFailure = {
  readonly code: ErrorCode | ClientErrorCode | (string & {})
  readonly status: number | null
  readonly traceId: string | null
  /** Messages per field, for forms: field name → error code or rule. */
  readonly fields: Readonly<Record<string, string>>
}

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure }

/** TanStack Query wants a thrown error; this one carries the failure. Nothing else throws it. */
export class ApiFailureError extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.code)
    this.name = 'ApiFailureError'
  }
}

export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailureError ? error.failure : { code: 'unknown.error', status: null, traceId: null, fields: {} }

export const clientFailure = (code: ClientErrorCode): ApiFailure => ({ code, status: null, traceId: null, fields: {} })
