import type { ClientErrorCode } from '@mosaic/contracts'
import { clientSettings } from './settings'

export type Outgoing = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly form: boolean
  /** Safe to send again: reads, and writes with an idempotency key. */
  readonly repeatable: boolean
  readonly signal?: AbortSignal
}

export type Answer = { readonly kind: 'answered'; readonly status: number; readonly data: unknown } | { readonly kind: 'failed'; readonly code: ClientErrorCode }

const retries = 2
/** Half the patience of one call: the visitor hears of a slow network before the call is given up. */
export const slowAfter = 5_000

type HttpClient = typeof import('./http-client')

let loading: Promise<HttpClient> | null = null

/**
 * Fetches the HTTP client ahead of the first call. The first screen of a guest lives on answers that the document began, so it does not wait for it.
 * A client that did not arrive is asked for again with the next call.
 */
export const prepareTransport = (): Promise<HttpClient> => {
  loading ??= import('./http-client').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const backoff = (attempt: number): number => 250 * 2 ** attempt * (0.5 + Math.random())

const attempt = async (outgoing: Outgoing): Promise<Answer & { retryAfter?: number }> => {
  const client = await prepareTransport().catch(() => null)
  if (!client) return { kind: 'failed', code: 'offline' }
  const { http, isAxiosError } = client
  try {
    const response = await http.request<unknown>({
      method: outgoing.method,
      url: outgoing.url,
      params: new URLSearchParams(outgoing.query),
      headers: { ...outgoing.headers },
      ...(outgoing.body === undefined ? {} : { data: outgoing.form ? new URLSearchParams(outgoing.body as Record<string, string>) : outgoing.body }),
      ...(outgoing.signal ? { signal: outgoing.signal } : {}),
    })
    const retryAfter = Number(response.headers['retry-after'])
    return { kind: 'answered', status: response.status, data: response.data, ...(retryAfter > 0 ? { retryAfter: retryAfter * 1000 } : {}) }
  } catch (error) {
    const code = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') ? 'timeout' : 'offline'
    return { kind: 'failed', code }
  }
}

const worthRetrying = (answer: Answer): boolean => (answer.kind === 'failed' ? answer.code === 'offline' : [502, 503, 504].includes(answer.status))

const exchange = async (outgoing: Outgoing): Promise<Answer> => {
  for (let count = 0; ; count += 1) {
    const answer = await attempt(outgoing)
    if (!outgoing.repeatable || count >= retries || outgoing.signal?.aborted || !worthRetrying(answer)) return answer
    await wait(Math.min(answer.retryAfter ?? backoff(count), 3000))
  }
}

/** One HTTP exchange with at most two repetitions, with jitter, of what is safe to repeat. */
export const send = async (outgoing: Outgoing): Promise<Answer> => {
  const watchdog = setTimeout(() => clientSettings().onSlow(), slowAfter)
  try {
    return await exchange(outgoing)
  } finally {
    clearTimeout(watchdog)
  }
}
