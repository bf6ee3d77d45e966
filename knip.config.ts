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

const tests = ['src/**/*.test.{ts,tsx,mts}', 'src/testing/**/*.{ts,tsx,mjs}']
const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-'))

/** Unused files, exports and dependencies fail the static checks; entries are files that a command, build or test starts. */
const config: KnipConfig = {
  jest: false,
  // A schema is read by the name of its call (`schemas[name]`).
  ignoreIssues: { 'shared/contracts/src/{schemas,desk}/**': ['exports'] },
  workspaces: {
    '.': {
      entry: [
        'scripts/task.ts',
        'scripts/start/quick-start.ts',
        'scripts/process/end-with-parent.mjs',
        'scripts/test/unit/retry-once.cjs',
        'scripts/test/mutation/{database-mutators.mjs,jest-config.mjs,fixed-seed.cjs,shortest-first.cjs}',
        'scripts/**/*.test.ts',
        'scripts/deploy/*.ts',
      ],
      ignoreBinaries: ['fc-list', 'openssl', 'unshare', 'useradd', 'userdel'],
      // Started by path or named in a configuration text.
      ignoreDependencies: [
        '@biomejs/biome',
        '@iconify-json/noto',
        '@stryker-mutator/jest-runner',
        '@swc/core',
        '@swc/jest',
        'dependency-cruiser',
        'kubernetes-models',
        'opentype.js',
        'typescript7',
      ],
      project: ['scripts/**/*.{ts,mjs,cjs}', '!scripts/new-remote/template/**'],
    },
    ...Object.fromEntries(
      remotes.map((remote) => [remote, { entry: ['{remote,webpack}.config.ts', ...exposedModules(remote), ...tests] }]),
    ),
    'host-shell': {
      entry: [
        'src/main.tsx',
        'src/document/render-shell.tsx',
        'src/polyfills/*.ts',
        'fixtures/**/*.{ts,tsx}',
        ...tests,
      ],
      ignoreUnresolved: ['./src/testing/secure-jsdom.mjs'],
      // The host provides these to the remotes.
      ignoreDependencies: ['@module-federation/runtime', '@mosaic/forms', '@mosaic/records'],
    },
    'shared/*': { entry: tests },
    'shared/ui': { entry: ['*/write-*.mjs', ...tests], ignoreDependencies: ['@fontsource-variable/.+'] },
    'shared/ui-catalogue': { entry: ['src/main.tsx', ...tests] },
    'shared/remote-kit': {
      entry: [
        'jest-*.{cjs,mjs}',
        'src/build/**/*cli.ts',
        'src/build/release/build-worker.ts',
        'src/build/compile/browser/*',
        ...tests,
      ],
      // Resolved by name at build time (`ownTool`).
      ignoreDependencies: ['@module-federation/runtime', '.+-loader', 'tsx', 'typescript7'],
    },
    gateway: {
      entry: [
        'src/main.ts',
        'src/operator/command/main.ts',
        'src/**/schema.ts',
        'bench/**/*.ts',
        'testing/worker/*',
        'drizzle.config.ts',
        ...tests,
        'seed/**/*.test.ts',
        '{testing,bench,attacks}/**/*.test.ts',
      ],
    },
    edge: { entry: ['src/main.ts', ...tests] },
    studio: {
      entry: [
        'src/main.ts',
        'build.ts',
        'art/{index,main}.ts',
        'src/acceptance/main.ts',
        'src/{return,soak}/main.ts',
        'src/verify/main.tsx',
        'src/client/stages/*/main.tsx',
        '{art,catalogue}/**/*.test.ts',
        ...tests,
      ],
      ignoreDependencies: ['@fontsource/sora', '@fontsource-variable/.+', '@iconify-json/noto'],
    },
    operator: { entry: ['src/main.tsx', 'build.ts', ...tests] },
    e2e: { entry: ['**/*.spec.ts', '*.config.ts', 'bench/*.ts', 'gallery/*.ts', '**/*-process.ts'] },
  },
}

export default config
