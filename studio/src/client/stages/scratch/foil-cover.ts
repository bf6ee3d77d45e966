/** A point of the ticket's field, 0 to 1 in both directions. */
type Point = { readonly x: number; readonly y: number }

/** Sample points per cell in each direction. */
const grain = 7
/** A cell is open when so much of it was rubbed off. */
const openPart = 0.5

export type FoilCover = {
  /** Rubs off a disc; `radius` as a part of the field's width and height. @returns cells that this opened. */
  readonly rub: (at: Point, radius: Point) => readonly number[]
  readonly isWhole: () => boolean
}

/** Remaining foil over `columns` × `rows` cells, precise enough to decide when a cell can be read. */
export const createFoilCover = (columns: number, rows: number): FoilCover => {
  const width = columns * grain
  const height = rows * grain
  const rubbed = new Uint8Array(width * height)
  const counts = Array.from({ length: columns * rows }, () => 0)
  const open = new Set<number>()
  return {
    rub: (at, radius) => {
      const opened: number[] = []
      for (let place = 0; place < rubbed.length; place += 1) {
        if (rubbed[place] === 1) continue
        const column = place % width
        const row = Math.floor(place / width)
        const dx = ((column + 0.5) / width - at.x) / radius.x
        const dy = ((row + 0.5) / height - at.y) / radius.y
        if (dx * dx + dy * dy > 1) continue
        rubbed[place] = 1
        const cell = Math.floor(row / grain) * columns + Math.floor(column / grain)
        counts[cell] = (counts[cell] ?? 0) + 1
        if ((counts[cell] ?? 0) < grain * grain * openPart || open.has(cell)) continue
        open.add(cell)
        opened.push(cell)
      }
      return opened
    },
    isWhole: () => open.size < columns * rows,
  }
}
