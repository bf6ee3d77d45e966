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
