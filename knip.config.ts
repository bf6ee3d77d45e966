import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { KnipConfig } from 'knip'

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Files that the build finds by the module names of `remote.config.ts`. */
const exposedModules = (remote: string): string[] => {
  const config = readFileSync(`${remote}/remote.config.ts`, 'utf8')
  const names = new Set([...config.matchAll(/'\.\/(\w+)'/g)].map(([, name]) => `${name}.tsx`))
  return filesBelow(`${remote}/src`)
    .filter((file) => names.has(basename(file)))
    .map((file) => `src/${file}`)
}

const tests = ['src/**/*.test.{ts,tsx,mts}', 'src/testing/**/*.{ts,tsx}']
const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-'))

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/task.ts',
        'scripts/bootstrap.mjs',
        'scripts/**/*.test.ts',
        'scripts/deploy/*.ts',
        'jest.config.mjs',
      ],
      project: ['scripts/**/*.{ts,mjs,cjs}', '!scripts/new-remote/template/**'],
    },
    ...Object.fromEntries(
      remotes.map((remote) => [
        remote,
        { entry: ['remote.config.ts', 'webpack.config.ts', 'src/api/index.ts', ...exposedModules(remote), ...tests] },
      ]),
    ),
    'host-shell': { entry: ['src/main.tsx', 'webpack.config.ts', 'build.ts', ...tests] },
    'shared/*': { entry: ['src/index.ts', ...tests] },
    gateway: { entry: ['src/main.ts', 'src/operator/command/main.ts', ...tests] },
    edge: { entry: ['src/main.ts', 'src/index.ts', ...tests] },
    studio: { entry: ['src/main.ts', 'build.ts', ...tests] },
    operator: { entry: ['src/main.tsx', 'build.ts', ...tests] },
    e2e: { entry: ['**/*.spec.ts', '*.config.ts', 'bench/*.ts'] },
  },
}

export default config
