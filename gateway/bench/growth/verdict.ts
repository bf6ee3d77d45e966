import { tenths } from '../capacity'
import type { Cost } from './meter'

/** The same call on the small database and on the large one. */
export type Compared = {
  readonly name: string
  readonly small: Cost
  readonly large: Cost
  /** The error that the call answers; null: it succeeds. */
  readonly problem: string | null
}

export const limits = { growth: 2, blocks: 2000, statements: 10 } as const
/** A lookup in a larger index reads a block more, and the rows of a page lie further apart in a larger table. */
const apart = 180

export const growthOf = ({ small, large }: Pick<Compared, 'small' | 'large'>): number =>
  large.blocks / Math.max(1, small.blocks)

/** What a call exceeds. */
export const excessOf = (row: Compared): readonly string[] => {
  const { small, large, problem } = row
  const growth = growthOf(row)
  return [
    ...(problem === null ? [] : [`answers ${problem}`]),
    ...(growth > limits.growth && large.blocks - small.blocks > apart ? [`grows × ${tenths(growth)}`] : []),
    ...(large.blocks > limits.blocks ? [`reads ${large.blocks} blocks`] : []),
    ...(large.temporary > 0 ? ['uses temporary files'] : []),
    ...(large.statements > limits.statements ? [`makes ${large.statements} statements`] : []),
  ]
}

/** The beginning of a row's name, and why such rows may exceed the limits. */
export type Reasons = Readonly<Record<string, string>>

export const reasonOf = ({ name }: Pick<Compared, 'name'>, reasons: Reasons): string | null =>
  Object.entries(reasons).find(([begin]) => name.startsWith(begin))?.[1] ?? null

/** Rows without a reason, and reasons without a row that needs one. */
export const verdict = (
  rows: readonly Compared[],
  reasons: Reasons,
): { readonly faults: readonly string[]; readonly needless: readonly string[] } => {
  const exceeding = rows.filter((row) => excessOf(row).length > 0)
  return {
    faults: exceeding
      .filter((row) => reasonOf(row, reasons) === null)
      .map((row) => `${row.name}: ${excessOf(row).join(', ')}`),
    needless: Object.keys(reasons).filter((name) => !exceeding.some((row) => row.name.startsWith(name))),
  }
}
