/** The movement of one reel, in stops; falling symbols make the position shrink. Pure, so that it can be tested. */
export const cruiseSpeed = 24
const windUpMs = 150
const windUpStops = 0.28
const overshootStops = 0.2
const settleMs = 190

/** Pulls up a little, then falls faster and faster into the cruise. */
export const launchPosition = (from: number, elapsedMs: number): number => {
  if (elapsedMs < windUpMs) {
    const part = elapsedMs / windUpMs
    return from + windUpStops * Math.sin((part * Math.PI) / 2)
  }
  const seconds = (elapsedMs - windUpMs) / 1000
  const rampSeconds = 0.22
  const ramp = Math.min(seconds, rampSeconds)
  return (
    from +
    windUpStops -
    (cruiseSpeed * ramp * ramp) / (2 * rampSeconds) -
    cruiseSpeed * Math.max(0, seconds - rampSeconds)
  )
}

export type Landing = {
  readonly startPosition: number
  readonly stop: number
  readonly brakeMs: number
  readonly totalMs: number
}

/**
 * Brakes with continuous speed, overshoots the stop and settles back. `fraction` is the position between two symbols;
 * the blur hides the jump by whole symbols.
 */
export const planLanding = (fraction: number, stop: number, brakeStops: number): Landing => {
  const distance = brakeStops + fraction
  const brakeMs = (2 * (distance + overshootStops) * 1000) / cruiseSpeed
  return { startPosition: stop + distance, stop, brakeMs, totalMs: brakeMs + settleMs }
}

export const landingPosition = ({ startPosition, stop, brakeMs, totalMs }: Landing, elapsedMs: number): number => {
  if (elapsedMs >= totalMs) return stop
  if (elapsedMs <= brakeMs) {
    const left = 1 - elapsedMs / brakeMs
    return stop - overshootStops + (startPosition - stop + overshootStops) * left * left
  }
  const part = (elapsedMs - brakeMs) / (totalMs - brakeMs)
  return stop - overshootStops * (0.5 + 0.5 * Math.cos(part * Math.PI))
}

/** Times at which the reels start to brake, one after the other; later while free spins are possible. */
export const brakeTimes = (teased: readonly boolean[]): readonly number[] => {
  let at = 900
  return teased.map((tease, reel) => {
    if (reel > 0) at += tease ? 750 : 190
    return at
  })
}

/** A reel is worth waiting for when two scatters already stand and one more would win the free spins. */
export const teasedReels = (scattersByReel: readonly number[], hasFreeSpins: boolean): readonly boolean[] =>
  scattersByReel.map((_, reel) => hasFreeSpins && scattersByReel.slice(0, reel).reduce((sum, n) => sum + n, 0) === 2)
