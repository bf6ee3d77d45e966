/** The server's time at a moment of the two clocks of this device. */
type Mark = { readonly server: number; readonly steady: number; readonly wall: number }

let mark: Mark | null = null
let onDoubt = (): void => undefined
const listeners = new Set<() => void>()

const steady = (): number => performance.now()

const toleranceMs = 2_000

/** The device's clock, which may be years off: only for a span within one page, or beside a time that a library took from it. */
export const deviceNow = (): number => Date.now()

/**
 * Milliseconds since 1970 by the server's clock, the only clock for what a person sees and for stored ages: the device's
 * may be years off. In between answers a steady clock counts, which no correction of the device's clock moves.
 */
export const serverNow = (): number => {
  const wall = deviceNow()
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
  const [at, wall] = [steady(), deviceNow()]
  const counted = mark && mark.server + at - mark.steady
  const isRight = counted !== null && Math.abs(counted - server) <= tolerance
  mark = { server: isRight ? counted : server, steady: at, wall }
  if (!isRight) for (const listener of [...listeners]) listener()
}

/** `ask` gets the time from the server when the two clocks of the device disagree. */
export const whenClockInDoubt = (ask: () => void): void => {
  onDoubt = ask
}

/** Follows corrections by the server. */
export const onServerTime = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
