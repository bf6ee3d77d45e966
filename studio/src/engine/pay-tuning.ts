import { basisPoints, lineSumOf, returnOfParts, returnParts, runsOf } from './exact-return'
import type { SlotConfig, ThreeFourFive } from './slot-config'

/** Prizes people can read: whole up to 20, then fives, tens, fifties. */
const readable = (value: number): number => {
  const step = value < 20 ? 1 : value < 100 ? 5 : value < 500 ? 10 : 50
  return Math.max(1, Math.round(value / step) * step)
}

const growing = ([three, four, five]: ThreeFourFive): ThreeFourFive => {
  const middle = Math.max(four, three + 1)
  return [three, middle, Math.max(five, middle + 1)]
}

const scaled = (pays: readonly ThreeFourFive[], factor: number): ThreeFourFive[] =>
  pays.map(([three, four, five]) =>
    growing([readable(three * factor), readable(four * factor), readable(five * factor)]),
  )

/**
 * Scales the line prizes to a return near `targetBp`. Rounding moves the return by a few tenths of a per cent, so
 * several factors around the ideal one are tried and the nearest kept; its exact return becomes the declared one.
 */
export const tunePays = (draft: SlotConfig, targetBp: number): SlotConfig => {
  const parts = returnParts(draft)
  const runs = runsOf(draft)
  const wanted = (targetBp / 10000 / (1 + parts.freeSum / parts.ways)) * parts.ways - parts.scatterSum
  const ideal = wanted / parts.lineSum
  // Only the line prizes differ between the attempts.
  const attempts = Array.from({ length: 41 }, (_, i) => {
    const pays = scaled(draft.pays, ideal * (0.9 + i * 0.005))
    return { pays, rtpBp: basisPoints(returnOfParts({ ...parts, lineSum: lineSumOf(pays, runs) })) }
  })
  const distance = ({ rtpBp }: { readonly rtpBp: number }): number => Math.abs(rtpBp - targetBp)
  const nearest = attempts.reduce((best, attempt) => (distance(attempt) < distance(best) ? attempt : best))
  return { ...draft, ...nearest }
}
