/** The tile that an arrow key leads to from another; null for any other key, and over the edge. */
export const stepOnField = (
  { columns, rows }: { readonly columns: number; readonly rows: number },
  from: number,
  key: string,
): number | null => {
  const [column, row] = [from % columns, Math.floor(from / columns)]
  if (key === 'ArrowLeft') return column > 0 ? from - 1 : null
  if (key === 'ArrowRight') return column < columns - 1 ? from + 1 : null
  if (key === 'ArrowUp') return row > 0 ? from - columns : null
  if (key === 'ArrowDown') return row < rows - 1 ? from + columns : null
  return null
}
