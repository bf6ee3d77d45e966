import { runScript } from './run-script'

/** Measures how long a publish and a rollback take until a new page shows them. */
export const benchRelease = (args: readonly string[]): Promise<number> => runScript('e2e/bench/release.ts', args)
