import { build } from 'esbuild'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** Bundles the edge into one file; installed packages stay outside, the workspace's own sources go in. */
export const buildEdge = async (): Promise<string> => {
  const outfile = join(here, 'dist/main.mjs')
  await build({
    entryPoints: [join(here, 'src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: ['@aws-sdk/*', 'fastify', '@fastify/*', 'undici', 'zod'],
    absWorkingDir: here,
    logLevel: 'warning',
  })
  return outfile
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEdge()
