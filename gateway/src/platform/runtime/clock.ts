/** Milliseconds since the epoch, UTC. Injected everywhere, so that history can be played through the real services. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

export type ManualClock = Clock & { set(instant: number): void; advance(milliseconds: number): void }

export const manualClock = (start: number): ManualClock => {
  let current = start
  return {
    now: () => current,
    set: (instant) => {
      current = instant
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
