import { call } from '@mosaic/api-client'
import { serverNow } from '@mosaic/browser'
import { sessionStore } from '@mosaic/session'

const pause = 5000

const asksForRelogin = (data: unknown): boolean =>
  data === 'relogin' || (typeof data === 'object' && data !== null && 'type' in data && data.type === 'relogin')

const comesFromFrame = (source: MessageEventSource | null): boolean =>
  source !== null && Array.from(document.querySelectorAll('iframe')).some((frame) => frame.contentWindow === source)

export type ReloginOptions = {
  readonly origins: readonly string[]
  /** Asks the gateway whether the session is really over. */
  readonly onConfirmed: () => void
  readonly ask?: () => Promise<unknown>
  readonly now?: () => number
}

/**
 * A game may report the end of the session. Accepted only from an allowed origin and an iframe of this page, once in
 * five seconds; the gateway decides: only a 401 ends the session.
 */
export const listenForRelogin = (options: ReloginOptions): (() => void) => {
  const { origins, onConfirmed, ask = () => call('memberInfo'), now = serverNow } = options
  let last = Number.NEGATIVE_INFINITY
  const hear = async (event: MessageEvent) => {
    if (!origins.includes(event.origin) || !comesFromFrame(event.source) || !asksForRelogin(event.data)) return
    if (!sessionStore.getState().session || now() - last < pause) return
    last = now()
    await ask()
    if (!sessionStore.getState().session) onConfirmed()
  }
  const listener = (event: MessageEvent) => void hear(event)
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}
