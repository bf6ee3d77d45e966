import { renewSession, sessionStore } from '@mosaic/session'
import type { StreamEvent } from './event-text'
import { retryDelay } from './retry-delay'
import { readStream } from './read-stream'

/** After so many failures in a row listeners poll until the stream is back. */
const failuresToAsk = 2

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** `false`: there is no session any more. */
const renewed = async (): Promise<boolean> => {
  const expiredToken = sessionStore.getState().session?.token
  return expiredToken !== undefined && (await renewSession(expiredToken)) !== 'lost'
}

export type Reading = {
  readonly signal: AbortSignal
  /** Id of the last event of any tab, from which the next stream resumes. */
  readonly lastId: () => string
  readonly onEvent: (event: StreamEvent) => void
  /** The stream is not available at present. */
  readonly onDisconnected: () => void
}

/** Opens stream after stream until aborted or the session is over. */
export const readStreams = async ({ signal, lastId, onEvent, onDisconnected }: Reading): Promise<void> => {
  let failures = 0
  while (!signal.aborted) {
    const end = await readStream(signal, lastId(), onEvent)
    if (signal.aborted) return
    if (end === 'no-session' && !(await renewed())) return
    failures = end === 'over' ? 0 : failures + 1
    if (failures >= failuresToAsk) onDisconnected()
    await pause(retryDelay(failures, Math.random()), signal)
  }
}
