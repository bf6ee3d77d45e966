import { callTimeout } from '@mosaic/contracts'
import type { Attempt, Outgoing } from './attempt'
import { reportTime } from './report-time'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One attempt of a read. The browser's own fetch is enough for it, so that pages which only read load no HTTP client. */
export const fetchRead = async ({ url, query, headers, signal }: Outgoing): Promise<Attempt> => {
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  const clock = { ranOut: false }
  const timer = setTimeout(() => {
    clock.ranOut = true
    giveUp()
  }, callTimeout)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    const search = new URLSearchParams(query).toString()
    const response = await fetch(search ? `${url}?${search}` : url, {
      headers,
      credentials: 'same-origin',
      signal: limit.signal,
    })
    reportTime(response.headers.get('date'))
    const data = parsed(await response.text())
    const retryAfter = Number(response.headers.get('retry-after'))
    return {
      kind: 'answered',
      status: response.status,
      data,
      ...(retryAfter > 0 ? { retryAfter: retryAfter * 1000 } : {}),
    }
  } catch {
    return { kind: 'failed', code: clock.ranOut ? 'timeout' : 'offline' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
