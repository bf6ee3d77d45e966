import { runScript } from './run-script'

/** Photographs every route in every dress against a running or a fresh site; options go to the script. */
export const gallery = (args: readonly string[]): Promise<number> => runScript('e2e/gallery/gallery.ts', args)
