import type { AppContext } from './app-context'

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
