import { runScript } from './run-script'

/** Shows what logins take from reads, on a PostgreSQL of its own. */
export const benchLogins = (args: readonly string[]): Promise<number> => runScript('gateway/src/bench/logins.ts', args)
