import { testWorker } from './test-worker'

/** Replaces `@electric-sql/pglite` in tests by the module loaded by the worker. */
export const { PGlite, types } = testWorker().pglite
