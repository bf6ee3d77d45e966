import { onServerTime, serverNow } from '@mosaic/browser'
import { useSyncExternalStore } from 'react'
import { businessDay } from './period'

export { serverNow, setServerTime, whenClockInDoubt } from '@mosaic/browser'

const tickMs = 1_000

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, tickMs)
  const unfollow = onServerTime(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    unfollow()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** What `read` makes of the server's time; a page that stays open follows, over midnight too. */
export const useServerTime = <T extends string | number>(read: (now: number) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(serverNow()),
    () => read(serverNow()),
  )

/** Today in the merchant's time zone, as YYYY-MM-DD. */
export const useBusinessDay = (timeZone: string): string => useServerTime((now) => businessDay(now, timeZone))
