import { wheelOf } from '../../../games/roulette/wheel'

/** Wheel and ball at a time of the play; angles in radians, 0 at the top, clockwise. */
export type SpinPlace = {
  readonly wheel: number
  readonly ball: number
  /** 1 on the outer track, 0 in a pocket. */
  readonly height: number
}

/** The ball lies in its pocket from here on; the play lasts a little longer. */
export const restsAfterMs = 6000
const dropsAfterMs = 3900
const rounds = 7
const turn = Math.PI * 2
const wheelSpeed = 0.00055

const clamped = (value: number): number => Math.min(1, Math.max(0, value))

/** Angle of a pocket's middle on a wheel that has not turned. */
export const pocketAngle = (zeros: 1 | 2, pocket: number): number => {
  const wheel = wheelOf(zeros)
  return (wheel.indexOf(pocket) / wheel.length) * turn
}

/** The ball runs against the wheel, falls, jumps twice and lies where the round says. */
export const spinPlace = (zeros: 1 | 2, pocket: number, elapsedMs: number): SpinPlace => {
  const wheel = elapsedMs * wheelSpeed
  const run = clamped(elapsedMs / restsAfterMs)
  const left = (1 - run) ** 2.2
  const fall = clamped((elapsedMs - dropsAfterMs) / (restsAfterMs - dropsAfterMs))
  const jump = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall) ** 1.6
  return {
    wheel,
    ball: wheel + pocketAngle(zeros, pocket) - turn * rounds * left,
    height: fall === 0 ? 1 : fall === 1 ? 0 : jump,
  }
}
