import { runScript } from './run-script'

/** Shows what a page of games takes of a processor, on a PostgreSQL of its own. */
export const benchLists = (args: readonly string[]): Promise<number> => runScript('gateway/src/bench/lists.ts', args)
