import { testWorker } from './test-worker'

/** Stands for `@electric-sql/pglite` in tests: the module that the worker has loaded. */
export const { PGlite, types } = testWorker().pglite
