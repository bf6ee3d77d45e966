type Cell = readonly [reel: number, row: number]

/** A highlighted win: its cells, and the row per reel of its line, if any. */
export type ShownWin = { readonly cells: readonly Cell[]; readonly line: Line | null }
type Line = { readonly number: number; readonly rows: readonly number[] }

export const cellName = (reel: number, row: number): string => `${reel},${row}`

/** The cells of the first `count` reels that a line crosses. */
export const lineWinOf = (number: number, rows: readonly number[], count: number): ShownWin => ({
  cells: rows.slice(0, count).map((row, reel) => [reel, row] as const),
  line: { number, rows },
})

/** Every cell that shows a symbol which counts. */
export const cellsWhere = (
  grid: readonly (readonly number[])[],
  counts: (symbol: number, reel: number) => boolean,
): readonly Cell[] =>
  grid.flatMap((column, reel) => column.flatMap((symbol, row) => (counts(symbol, reel) ? [[reel, row] as const] : [])))

/** Distinguishable on any palette; a line keeps its colour in every game. */
const lineColour = (line: number): string => `hsl(${(line * 47 + 48) % 360}, 96%, 66%)`

type Size = { readonly width: number; readonly height: number }

const drawLine = (
  pen: CanvasRenderingContext2D,
  { number, rows }: Line,
  cell: Size,
  elapsedMs: number,
  still: boolean,
): void => {
  const points = rows.map((row, reel) => ({ x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height }))
  const shown = still ? 1 : Math.min(1, (elapsedMs % 1100) / 320)
  const length = cell.width * (rows.length + 1)
  pen.setLineDash([length * shown, length * 3])
  const stroke = (width: number, colour: string, blur: number): void => {
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.shadowColor = colour
    pen.shadowBlur = blur
    pen.beginPath()
    pen.moveTo(0, points[0]?.y ?? 0)
    points.forEach(({ x, y }) => pen.lineTo(x, y))
    pen.lineTo(cell.width * rows.length, points[points.length - 1]?.y ?? 0)
    pen.stroke()
  }
  const base = cell.width * 0.05
  stroke(base * 1.9, 'rgba(10,6,24,.75)', 0)
  stroke(base, lineColour(number), base * 5)
  stroke(base * 0.35, '#fff', 0)
  pen.setLineDash([])
  pen.shadowBlur = 0
}

export const drawWin = (
  pen: CanvasRenderingContext2D,
  { cells, line }: ShownWin,
  cell: Size,
  elapsedMs: number,
  still: boolean,
): void => {
  pen.save()
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  if (line) drawLine(pen, line, cell, elapsedMs, still)
  pen.lineWidth = cell.width * 0.04
  pen.strokeStyle = lineColour(line?.number ?? 0)
  const pad = cell.width * 0.045
  cells.forEach(([reel, row]) =>
    pen.strokeRect(reel * cell.width + pad, row * cell.height + pad, cell.width - pad * 2, cell.height - pad * 2),
  )
  pen.restore()
}
