export type GridView = {
  /** Distance of the grid's top from the top of the view; negative once it has scrolled past. */
  readonly top: number
  readonly viewHeight: number
  readonly rowHeight: number
  readonly rows: number
  /** Rows drawn beyond the view on either side. */
  readonly spare: number
}

/** First row drawn and the one after the last. */
export const visibleRows = ({ top, viewHeight, rowHeight, rows, spare }: GridView): readonly [number, number] => {
  if (rowHeight <= 0 || rows === 0) return [0, Math.min(rows, spare)]
  const first = Math.floor(-top / rowHeight) - spare
  const last = Math.ceil((viewHeight - top) / rowHeight) + spare
  const start = Math.max(0, Math.min(first, rows))
  return [start, Math.max(start, Math.min(last, rows))]
}
