import type { ClientErrorCode } from '@mosaic/contracts'

export type Outgoing = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** A sealed body is opened once, so each attempt seals its own; null: it cannot be sealed. */
  readonly seal?: () => Promise<Pick<Outgoing, 'body' | 'headers'> | null>
  readonly form: boolean
  /** Safe to send again: reads, and writes with an idempotency key. */
  readonly repeatable: boolean
  readonly signal?: AbortSignal
}

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly data: unknown }
  | { readonly kind: 'failed'; readonly code: ClientErrorCode }

/** An answer with the pause that it asks for before the next attempt, in milliseconds. */
export type Attempt = Answer & { readonly retryAfter?: number }
