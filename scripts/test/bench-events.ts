import { runScript } from './run-script'

/** Compares the ways to tell of a settled bet, on a PostgreSQL of its own. */
export const benchEvents = (args: readonly string[]): Promise<number> =>
  runScript('gateway/src/bench/bet-events.ts', args)
