import { type DeskBody, type DeskQuery, deskCalls, type OperatorCallName } from '@mosaic/contracts/desk'
import { signedHeaders, type SigningKey } from '../../platform'

export type CommandInput<N extends OperatorCallName> = {
  readonly query?: DeskQuery<N>
  readonly body?: DeskBody<N>
}
export type SignedCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** @param as name for the operators' log; part of the signed path. */
export const signedCall = <N extends OperatorCallName>(
  key: SigningKey,
  as: string,
  name: N,
  { query, body }: CommandInput<N>,
  now = Date.now(),
): SignedCall => {
  const { method, path: plain } = deskCalls[name]
  const search = new URLSearchParams({ as })
  for (const [field, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(field, String(value))
  const path = `${plain}?${search.toString()}`
  const text = method === 'POST' ? JSON.stringify(body ?? {}) : ''
  const headers = signedHeaders(key, method, path, text, now)
  return { method, path, body: text, headers: text ? { ...headers, 'content-type': 'application/json' } : headers }
}
