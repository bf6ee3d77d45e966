import { useSyncExternalStore } from 'react'
import { businessDay } from './period'

/** The server's time at a moment of the two clocks of this device. */
type Mark = { readonly server: number; readonly steady: number; readonly wall: number }

let mark: Mark | null = null
let onDoubt = (): void => undefined
const listeners = new Set<() => void>()

const steady = (): number => performance.now()
const notify = (): void => listeners.forEach((listener) => listener())

const toleranceMs = 2_000
const tickMs = 1_000

/**
 * Milliseconds since 1970 by the server's clock, the only clock for what a person sees: the device's may be years off.
 * In between answers a steady clock counts, which no correction of the device's clock moves.
 */
export const serverNow = (): number => {
  const wall = Date.now()
  if (!mark) return wall
  const passed = steady() - mark.steady
  // Either the device's clock was changed or the device slept; only the server knows.
  if (Math.abs(wall - mark.wall - passed) > toleranceMs) {
    mark = { ...mark, wall: wall - passed }
    // Later, because a component may be rendering.
    setTimeout(() => onDoubt())
  }
  return Math.round(mark.server + passed)
}

/** Takes the server's time of a document or an answer; differences within `tolerance` are the network's. */
export const setServerTime = (server: number, tolerance = toleranceMs): void => {
  if (!(server > 0)) return
  const [at, wall] = [steady(), Date.now()]
  const counted = mark && mark.server + at - mark.steady
  const isRight = counted !== null && Math.abs(counted - server) <= tolerance
  mark = { server: isRight ? counted : server, steady: at, wall }
  if (!isRight) notify()
}

/** `ask` gets the time from the server when the two clocks of the device disagree. */
export const whenClockInDoubt = (ask: () => void): void => {
  onDoubt = ask
}

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, tickMs)
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    listeners.delete(listener)
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
