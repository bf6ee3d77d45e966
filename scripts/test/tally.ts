/** Counts of one part of the checks; `skipped` are checks that this machine cannot run, with the reason printed. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped?: number }

export const none: Tally = { passed: 0, failed: 0 }
export const sum = (a: Tally, b: Tally): Tally => {
  const skipped = (a.skipped ?? 0) + (b.skipped ?? 0)
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, ...(skipped > 0 && { skipped }) }
}

/** A runner that exits with an error but names no failed test counts as one failure. */
export const withExit = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** The closing line that CI reads. */
export const closingLine = ({ passed, failed, skipped = 0 }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
