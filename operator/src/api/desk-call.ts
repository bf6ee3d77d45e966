import { ApiFailureError, clientFailure } from '@mosaic/api-client'
import type { Envelope } from '@mosaic/contracts'
import { deskCalls, type DeskBody, type DeskCallName, type DeskQuery, type DeskValue } from '@mosaic/contracts/desk'

export type DeskInput<N extends DeskCallName> = {
  readonly query?: DeskQuery<N>
  readonly body?: DeskBody<N>
}

const searchOf = (query: unknown): string => {
  const filled = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`
}

export const addressOf = <N extends DeskCallName>(name: N, query?: DeskQuery<N>): string =>
  deskCalls[name].path + searchOf(query)

/** One call of the desk, with the session in an HttpOnly cookie. Throws `ApiFailureError`. */
export const deskCall = async <N extends DeskCallName>(
  name: N,
  { query, body }: DeskInput<N> = {},
): Promise<DeskValue<N>> => {
  const { method } = deskCalls[name]
  let answer: Envelope<DeskValue<N>>
  let status: number | null = null
  try {
    const response = await fetch(addressOf(name, query), {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    })
    status = response.status
    answer = (await response.json()) as Envelope<DeskValue<N>>
  } catch {
    throw new ApiFailureError(clientFailure(status === null ? 'offline' : 'malformed'))
  }
  if (answer.success) return answer.value
  throw new ApiFailureError({
    code: answer.errorCode,
    status,
    traceId: answer.traceId ?? null,
    fields: answer.fields ?? {},
  })
}
