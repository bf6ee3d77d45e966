import { join } from 'node:path'
import { browserParts } from '../paths'

/** Global under which the host lends its federation runtime; without it every remoteEntry would carry 20 kB of it (speed.md §4). */
const lentGlobal = '__mosaicFederation'

/** Runtime plugin of the host that puts the lent runtime in place before any remote entry can run. */
export const lendRuntimePlugin = join(browserParts, 'lend-runtime.mjs')

type ExternalCallback = (error?: Error | null, result?: string) => void

/** Remote side: the federation entry's import of the bundler runtime reads the host's. */
export const borrowRuntime = ({ request }: { request?: string }, callback: ExternalCallback): void => {
  if (request && /[\\/]webpack-bundler-runtime[\\/]/.test(request)) callback(null, `global ${lentGlobal}`)
  else callback()
}
