import { runScript } from './run-script'

/** Shows what members who only listen cost a gateway, on a PostgreSQL of its own. */
export const benchStreams = (args: readonly string[]): Promise<number> =>
  runScript('gateway/src/bench/streams.ts', args)
