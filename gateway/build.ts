import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))

/** Bundles our own sources; packages stay where they are installed. The migrations are read from beside `dist`. */
export const buildGateway = async (): Promise<void> => {
  await build({
    entryPoints: [join(folder, 'src/main.ts')],
    outfile: join(folder, 'dist/main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('@mosaic/') ? undefined : { path, external: true })),
      },
    ],
  })
}
