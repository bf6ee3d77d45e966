/** One result on a road map: which of the two sides won, or neither. */
export type RoadMark = 'a' | 'b' | 'tie'

export type RoadCell = { readonly column: number; readonly row: number; readonly mark: RoadMark; readonly ties: number }

const rows = 6

/** Every result in its order, six to a column. */
export const beadPlate = (marks: readonly RoadMark[], columns: number): readonly RoadCell[] => {
  const skipped = Math.max(0, Math.ceil(marks.length / rows) - columns) * rows
  return marks
    .slice(skipped)
    .map((mark, index) => ({ column: Math.floor(index / rows), row: index % rows, mark, ties: 0 }))
}

/**
 * A streak fills its column and turns right where it is full or taken; another winner starts a new column. A tie
 * marks the last cell.
 */
export const bigRoad = (marks: readonly RoadMark[], columns: number): readonly RoadCell[] => {
  const cells: RoadCell[] = []
  const taken = new Set<string>()
  let streakColumn = -1
  let leadingTies = 0
  for (const mark of marks) {
    const last = cells[cells.length - 1]
    if (mark === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      else leadingTies += 1
      continue
    }
    let [column, row] = [0, 0]
    if (last && last.mark === mark) {
      const below = last.row + 1
      const free = below < rows && !taken.has(`${last.column} ${below}`) && last.column === streakColumn
      ;[column, row] = free ? [last.column, below] : [last.column + 1, last.row]
    } else {
      streakColumn += 1
      column = streakColumn
    }
    taken.add(`${column} ${row}`)
    cells.push({ column, row, mark, ties: last ? 0 : leadingTies })
  }
  const width = Math.max(0, ...cells.map((cell) => cell.column + 1))
  const skipped = Math.max(0, width - columns)
  return cells.filter((cell) => cell.column >= skipped).map((cell) => ({ ...cell, column: cell.column - skipped }))
}
