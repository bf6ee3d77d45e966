import { minesMultiplier } from '../../return/chance/mines'

type Field = { readonly columns: number; readonly rows: number; readonly edgeBp: number; readonly endsAt: number }

const made = new WeakMap<Field, Map<number, readonly number[]>>()

const make = ({ columns, rows, edgeBp, endsAt }: Field, mines: number): readonly number[] => {
  const tiles = columns * rows
  const ladder: number[] = []
  for (let picks = 1; picks <= tiles - mines && (ladder[picks - 2] ?? 0) < endsAt; picks += 1) {
    const { numerator, denominator } = minesMultiplier({ tiles, mines, edge: edgeBp / 10_000 }, picks)
    ladder.push(Number((numerator * 100n) / denominator))
  }
  return ladder
}

/** Payout of each further safe tile, in hundredths of the stake; the last one ends the round. */
export const ladderOf = (field: Field, mines: number): readonly number[] => {
  const byMines = made.get(field) ?? new Map<number, readonly number[]>()
  made.set(field, byMines)
  const ladder = byMines.get(mines) ?? make(field, mines)
  byMines.set(mines, ladder)
  return ladder
}
