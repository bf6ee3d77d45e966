import { build } from 'esbuild'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { floorTargets } from './browser-floor'

/** Lies beside the host's script; the document asks for it only where something is missing (`needsPolyfills` of the edge). */
export const polyfillFile = 'polyfills.js'

export const bundlePolyfills = async (hostDir: string): Promise<Buffer | null> => {
  const entry = join(hostDir, 'src/polyfills/index.ts')
  if (!existsSync(entry)) return null
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: floorTargets,
    minify: true,
    logLevel: 'silent',
    absWorkingDir: hostDir,
  })
  const [bundle] = outputFiles
  return bundle ? Buffer.from(bundle.contents) : null
}
