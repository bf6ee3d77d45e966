/** Rows from one on and up to, but without, another. */
export type Rows = { readonly from: number; readonly to: number }

const shared = (one: Rows, other: Rows): Rows => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})
const count = ({ from, to }: Rows): number => Math.max(0, to - from)

/**
 * Rows of the next frame: the current ones still wanted plus one, so that no frame draws many. After a jump: all
 * wanted rows in view.
 */
export const nextRows = (drawn: Rows, wanted: Rows, inSight: Rows): Rows => {
  if (count(shared(drawn, inSight)) * 2 < count(inSight)) return inSight
  const { from, to } = shared(drawn, wanted)
  const [above, below] = [from - wanted.from, wanted.to - to]
  if (above === 0 && below === 0) return { from, to }
  return below >= above ? { from, to: to + 1 } : { from: from - 1, to }
}
