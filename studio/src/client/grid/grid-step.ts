/** The cell that an arrow key, Home or End leads to from another; null for any other key, and over the edge. */
export const gridStep = (columns: number, count: number, from: number, key: string): number | null => {
  const column = from % columns
  const within = (to: number): number | null => (to >= 0 && to < count ? to : null)
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : null
    case 'ArrowRight':
      return column < columns - 1 ? within(from + 1) : null
    case 'ArrowUp':
      return within(from - columns)
    case 'ArrowDown':
      return within(from + columns)
    case 'Home':
      return from - column
    case 'End':
      return Math.min(count - 1, from - column + columns - 1)
    default:
      return null
  }
}

/** The same over rows of different lengths: up and down lead to the cell above or below, as far along its row. */
export const rowStep = (rows: readonly number[], from: number, key: string): number | null => {
  const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, length) => sum + length, 0))
  const row = starts.filter((start) => start <= from).length - 1
  const [start = 0, length = 1] = [starts[row], rows[row]]
  const other = key === 'ArrowUp' ? row - 1 : key === 'ArrowDown' ? row + 1 : null
  if (other === null) {
    const within = gridStep(length, length, from - start, key)
    return within === null ? null : start + within
  }
  const [otherStart, otherLength] = [starts[other], rows[other]]
  if (otherStart === undefined || otherLength === undefined) return null
  const along = length === 1 ? 0 : (from - start) / (length - 1)
  return otherStart + Math.round(along * (otherLength - 1))
}
