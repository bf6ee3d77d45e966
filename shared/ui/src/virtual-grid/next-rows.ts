/** Rows from one on and up to, but without, another. */
export type Rows = { readonly from: number; readonly to: number }

/**
 * What stands in the page next: what stood there and is still wanted, and one row more, so that no frame draws many. After a jump it grows
 * from the middle, which is what can be seen.
 */
export const nextRows = (drawn: Rows, wanted: Rows): Rows => {
  const [from, to] = [Math.max(drawn.from, wanted.from), Math.min(drawn.to, wanted.to)]
  if (from >= to) {
    const middle = Math.floor((wanted.from + wanted.to) / 2)
    return { from: middle, to: Math.min(middle + 1, wanted.to) }
  }
  const [above, below] = [from - wanted.from, wanted.to - to]
  if (above === 0 && below === 0) return { from, to }
  return below >= above ? { from, to: to + 1 } : { from: from - 1, to }
}
