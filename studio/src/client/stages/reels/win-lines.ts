import { SCATTER } from '../../../engine/slot-config'
import type { SlotConfig } from '../../../engine/slot-config'
import type { LineWin, SpinOutcome } from '../../../engine/spin'

/** Distinguishable on any palette; a line keeps its colour in every game. */
export const lineColour = (line: number): string => `hsl(${(line * 47 + 48) % 360}, 96%, 66%)`

/** Cells "reel,row" that take part in the line shown now, or in the scatter prize when no line pays. */
export const winningCells = (
  config: SlotConfig,
  spin: SpinOutcome,
  shown: LineWin | undefined,
): ReadonlySet<string> => {
  if (shown) {
    const rows = config.lines[shown.line] ?? [0, 0, 0, 0, 0]
    return new Set(rows.slice(0, shown.count).map((row, reel) => `${reel},${row}`))
  }
  return new Set(
    spin.grid.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbol === SCATTER ? [`${reel},${row}`] : [])),
    ),
  )
}

export const drawWinLine = (
  pen: CanvasRenderingContext2D,
  config: SlotConfig,
  win: LineWin,
  cell: { width: number; height: number },
  elapsedMs: number,
  still: boolean,
): void => {
  const rows = config.lines[win.line] ?? [0, 0, 0, 0, 0]
  const points = rows.map((row, reel) => ({ x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height }))
  const shown = still ? 1 : Math.min(1, (elapsedMs % 1100) / 320)
  const length = cell.width * 6
  pen.save()
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.setLineDash([length * shown, length * 3])
  const stroke = (width: number, colour: string, blur: number): void => {
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.shadowColor = colour
    pen.shadowBlur = blur
    pen.beginPath()
    pen.moveTo(0, points[0]?.y ?? 0)
    points.forEach(({ x, y }) => pen.lineTo(x, y))
    pen.lineTo(cell.width * 5, points[4]?.y ?? 0)
    pen.stroke()
  }
  const base = cell.width * 0.05
  stroke(base * 1.9, 'rgba(10,6,24,.75)', 0)
  stroke(base, lineColour(win.line), base * 5)
  stroke(base * 0.35, '#fff', 0)
  pen.setLineDash([])
  pen.shadowBlur = 0
  pen.lineWidth = base * 0.8
  pen.strokeStyle = lineColour(win.line)
  rows.slice(0, win.count).forEach((row, reel) => {
    const pad = cell.width * 0.045
    pen.strokeRect(reel * cell.width + pad, row * cell.height + pad, cell.width - pad * 2, cell.height - pad * 2)
  })
  pen.restore()
}
