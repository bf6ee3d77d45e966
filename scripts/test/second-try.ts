import type { Tally } from './tally'

/**
 * What counts when failing files ran again: only a second run without any failure, and with at least as many tests as failed
 * before, clears them; then their names are returned, to be printed.
 */
export const secondTry = (
  first: Tally,
  second: Tally,
  files: readonly string[],
): { readonly tally: Tally; readonly flaky: readonly string[] } =>
  second.failed === 0 && second.passed >= first.failed
    ? { tally: { passed: first.passed + first.failed, failed: 0 }, flaky: files }
    : { tally: first, flaky: [] }
