import type { ErrorCode } from '@mosaic/contracts'
import type { DeskErrorCode } from '@mosaic/contracts/desk'

/** A refusal of the desk: its own code, or a code of the wire contract. */
export type DeskFailure = {
  readonly ok: false
  readonly code: DeskErrorCode | ErrorCode
  readonly fields?: Record<string, string>
}
export type DeskResult<T> = { readonly ok: true; readonly value: T } | DeskFailure

export const refused = (code: DeskErrorCode, fields?: Record<string, string>): DeskFailure => ({
  ok: false,
  code,
  ...(fields && { fields }),
})
