export type Tally = { readonly passed: number; readonly failed: number }

export const none: Tally = { passed: 0, failed: 0 }
export const sum = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/** A runner that ended badly without naming a failed test still counts as one failure. */
export const withExit = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** The line that CI reads. */
export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`
