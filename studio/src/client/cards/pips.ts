export type Place = readonly [x: number, y: number]

const sides = (y: number): readonly Place[] => [
  [36, y],
  [64, y],
]
const middle = (y: number): readonly Place[] => [[50, y]]
const corners = [...sides(33), ...sides(107)]
const fourRows = [...corners, ...sides(57.7), ...sides(82.3)]

/** Positions of the pips of a two to a ten on a card of 100 by 140. */
export const pipPlaces: readonly (readonly Place[])[] = [
  [...middle(33), ...middle(107)],
  [...middle(33), ...middle(70), ...middle(107)],
  corners,
  [...corners, ...middle(70)],
  [...corners, ...sides(70)],
  [...corners, ...sides(70), ...middle(51.5)],
  [...corners, ...sides(70), ...middle(51.5), ...middle(88.5)],
  [...fourRows, ...middle(70)],
  [...fourRows, ...middle(45), ...middle(95)],
]
