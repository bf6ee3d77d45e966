import { testWorker } from './test-worker'

/** Replaces `recheck` in tests. */
export const check: typeof import('recheck').check = (pattern, flags, parameters) =>
  testWorker().checkPattern(pattern, flags, parameters)
