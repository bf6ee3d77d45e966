import { build } from 'esbuild'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDeclaration } from '../../manifest'

const isDeclaration = (value: unknown): value is RemoteDeclaration =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'routes' in value &&
  Array.isArray(value.routes)

/** Bundles and reads `remote.config.ts`, so that it may import from the workspace like any other source. */
export const loadDeclaration = async (dir: string): Promise<RemoteDeclaration> => {
  const source = join(dir, 'remote.config.ts')
  if (!existsSync(source)) throw new Error(`${dir} has no remote.config.ts`)
  const folder = await mkdtemp(join(tmpdir(), 'mosaic-config-'))
  try {
    const outfile = join(folder, 'remote.config.mjs')
    await build({ entryPoints: [source], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' })
    const loaded: { default?: unknown } = await import(pathToFileURL(outfile).href)
    if (isDeclaration(loaded.default)) return loaded.default
    throw new Error(`${source} must export default defineRemote({ name, routes, … })`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
