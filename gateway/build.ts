import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))

/** Packages with files or native parts of their own, and one that only a passkey needs; they are loaded from where they are installed. */
const outside = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'recheck', '@simplewebauthn/server', 'pg-native']

/** Packages written as CommonJS ask for Node's own modules by `require`. */
const requireOfModules = "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** Bundles our own sources and the packages: one file loads in a third of the time of a thousand; the thread for passwords is a file of its own. The migrations are read from beside `dist`. */
export const buildGateway = async (): Promise<void> => {
  await build({
    entryPoints: { main: join(folder, 'src/main.ts'), 'argon2-thread': join(folder, 'src/session/argon2-thread.mjs') },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    external: outside,
    banner: { js: requireOfModules },
  })
}
