import { memberStreamPath } from '@mosaic/contracts'
import { merchant, sessionStore } from '@mosaic/session'
import { eventReader, type StreamEvent } from './event-text'

/** The gateway gives a sign of life every eight seconds. */
const silenceMs = 25_000

/** `over`: opened and ended. `no-session`: the token is invalid. `refused`: not opened, or lost. */
export type StreamEnd = 'over' | 'no-session' | 'refused'

/** Reads one stream to its end, from where the last one stopped. */
export const readStream = async (
  signal: AbortSignal,
  lastId: string,
  onEvent: (event: StreamEvent) => void,
): Promise<StreamEnd> => {
  const token = sessionStore.getState().session?.token
  if (token === undefined) return 'no-session'
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  let silence = setTimeout(end, silenceMs)
  let opened = false
  try {
    const response = await fetch(memberStreamPath, {
      headers: {
        Merchant: merchant().merchantCode,
        ModuleId: 'COMM3',
        Authorization: token,
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: ending.signal,
    })
    if (response.status === 401) return 'no-session'
    if (!response.ok || !response.body) return 'refused'
    opened = true
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const events = eventReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'over'
      clearTimeout(silence)
      silence = setTimeout(end, silenceMs)
      events(decoder.decode(value, { stream: true })).forEach(onEvent)
    }
  } catch {
    return opened ? 'over' : 'refused'
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', end)
    end()
  }
}
