import { callTimeout } from '@mosaic/contracts'
import type { Attempt, Outgoing } from './attempt'
import { reportTime } from './report-time'

type HttpClient = typeof import('./http-client')

let loading: Promise<HttpClient> | null = null

/**
 * Loads the HTTP client ahead of the first write; pages that only read never need it. A failed load is repeated with
 * the next write.
 */
export const prepareTransport = (): Promise<HttpClient> => {
  loading ??= import('./http-client').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** One attempt of a call with a body, a form or an upload. */
export const sendWrite = async ({ method, url, query, headers, body, form, signal }: Outgoing): Promise<Attempt> => {
  const client = await prepareTransport().catch(() => null)
  if (!client) return { kind: 'failed', code: 'offline' }
  const { http, isAxiosError } = client
  // Without a network it never left; with one, a connection that breaks may have brought it to the gateway.
  const wasOnline = globalThis.navigator?.onLine !== false
  try {
    const response = await http.request<unknown>({
      method,
      url,
      params: new URLSearchParams(query),
      headers: { ...headers },
      timeout: callTimeout,
      ...(body === undefined ? {} : { data: form ? new URLSearchParams(body as Record<string, string>) : body }),
      ...(signal ? { signal } : {}),
    })
    reportTime(response.headers.date)
    const retryAfter = Number(response.headers['retry-after'])
    return {
      kind: 'answered',
      status: response.status,
      data: response.data,
      ...(retryAfter > 0 ? { retryAfter: retryAfter * 1000 } : {}),
    }
  } catch (error) {
    const ranOut = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return { kind: 'failed', code: ranOut ? 'timeout' : wasOnline ? 'answer.lost' : 'offline' }
  }
}
