import { runBuilt } from './chaos'

/** What money calls take of processors, on a PostgreSQL of its own. */
export const benchMoney = (args: readonly string[]): Promise<number> =>
  runBuilt('money/money', ['money/serve-money'], args)
