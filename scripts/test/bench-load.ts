import { runScript } from './run-script'

/** Compares the loading of the federated site with one bundle of the same sources. */
export const benchLoad = (args: readonly string[]): Promise<number> => runScript('e2e/bench/load.ts', args)
