import type { PGlite } from '@electric-sql/pglite'

/** A database that outlives a test file. `restore` resets it to its prepared state. */
export type PreparedDatabase = { readonly client: PGlite; readonly restore: string; lent: boolean }

export type TestWorker = {
  readonly pglite: typeof import('@electric-sql/pglite')
  readonly checkPattern: typeof import('recheck').check
  database: PreparedDatabase | null
}

/** The state that environment.mjs keeps for all files of a worker. */
export const testWorker = (): TestWorker => (globalThis as unknown as { testWorker: TestWorker }).testWorker
