import { runScript } from './run-script'

/** Scrolls a long list of games on a slow phone and taps one. */
export const benchScroll = (args: readonly string[]): Promise<number> => runScript('e2e/bench/scroll.ts', args)
