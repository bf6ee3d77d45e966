import type { AppContext } from './app-context'

/** Works on all rows of a sweep, batch by batch: each run tries every row, so none waits for one that fails. */
export const batchByBatch = async <T>(
  ctx: Pick<AppContext, 'log'>,
  sweep: {
    readonly batchSize: number
    /** Rows after the last one of the batch before, in the order of their keys. */
    readonly next: (after: T | null) => Promise<readonly T[]>
    readonly failed: string
    readonly work: (row: T) => Promise<unknown>
  },
): Promise<void> => {
  let last: T | null = null
  do {
    const rows: readonly T[] = await sweep.next(last)
    await oneByOne(ctx, rows, sweep.failed, sweep.work)
    last = rows.length === sweep.batchSize ? (rows.at(-1) ?? null) : null
  } while (last !== null)
}

/** Works on the rows of a sweep in turn; a row that fails is reported and holds up none of the others. */
export const oneByOne = async <T>(
  { log }: Pick<AppContext, 'log'>,
  rows: readonly T[],
  failed: string,
  work: (row: T) => Promise<unknown>,
): Promise<void> => {
  for (const row of rows)
    try {
      await work(row)
    } catch (error) {
      log.error({ err: error }, failed)
    }
}
