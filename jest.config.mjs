import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const freeBytes = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
// Tests write about ten thousand small files; memory is twenty times as fast as a disk. They go with the run, killed servers' too.
const place = !process.env.TMPDIR && freeBytes(memory) > 2 ** 30 ? memory : tmpdir()
const temporary = mkdtempSync(join(place, 'mosaic-'))
process.env.TMPDIR = temporary
// Root's PostgreSQL runs as another account.
chmodSync(temporary, 0o755)
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }))
// Without a listener a signal ends the process before its exit event.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

// Each test file would start a native process of `recheck` that lives as long as the worker.
process.env.RECHECK_BACKEND ??= 'pure'

/** `npm test` sets quick and `npm run test:deep` sets deep (`*.deep.test.*` only); a direct call of Jest runs both. */
const [isQuick, isDeep] = ['quick', 'deep'].map((depth) => process.env.TEST_DEPTH === depth)

const browser = [
  'host-shell',
  'operator',
  'browser',
  'api-client',
  'event-bus',
  'session',
  'i18n',
  'ui',
  'ui-catalogue',
  'forms',
  'money',
  'qr-code',
  'records',
  'harness',
  'live',
]
const folders = [
  ...['host-shell', 'gateway', 'operator', 'studio', 'edge', 'scripts'],
  ...readdirSync('.').filter((name) => name.startsWith('mfe-')),
  ...readdirSync('shared').map((name) => `shared/${name}`),
]

const project = (folder) => {
  const name = folder.replace('shared/', '')
  const repository = `<rootDir>/${folder.includes('/') ? '../..' : '..'}`
  const kit = `${repository}/shared/remote-kit`
  const dom = browser.includes(name) || name.startsWith('mfe-')
  return {
    displayName: name,
    rootDir: folder,
    cacheDirectory: join(import.meta.dirname, 'node_modules/.cache/jest'),
    testEnvironment: dom
      ? `${kit}/jest-environment.mjs`
      : folder === 'gateway'
        ? '<rootDir>/testing/worker/environment.mjs'
        : 'node',
    setupFilesAfterEnv: [
      `${repository}/scripts/test/unit/retry-once.cjs`,
      ...(dom ? [`${kit}/jest-setup.cjs`] : []),
      ...(folder === 'gateway'
        ? ['<rootDir>/testing/worker/quick-passwords.ts', '<rootDir>/testing/worker/watched-transactions.ts']
        : []),
    ],
    testMatch: isDeep ? ['<rootDir>/**/*.deep.test.{ts,tsx,mts}'] : ['<rootDir>/**/*.test.{ts,tsx,mts}'],
    testPathIgnorePatterns: [
      ...['/node_modules/', '/dist/', '/.data/', '/new-remote/template/'],
      ...(isQuick ? ['\\.deep\\.test\\.'] : []),
    ],
    extensionsToTreatAsEsm: [],
    moduleNameMapper: {
      ...(folder === 'gateway' && {
        '^@electric-sql/pglite$': '<rootDir>/testing/worker/pglite.ts',
        '^recheck$': '<rootDir>/testing/worker/recheck.ts',
      }),
      '\\.css$': `${kit}/jest-class-names.cjs`,
      '\\.(svg|woff2|png|webp|avif)$': `${kit}/jest-class-names.cjs`,
      // Lazily loaded parts of the design system are loaded from the start.
      '/lazy/parts$': `${kit}/../ui/src/testing/loaded-parts.ts`,
    },
    transform: {
      '^.+\\.(ts|tsx|mts|mjs|cjs|js)$': [
        `${kit}/jest-transform.cjs`,
        {
          sourceMaps: true,
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      ],
    },
    transformIgnorePatterns: [
      '/node_modules/(?!.*(swiper|jose|@electric-sql|cookie|mime|eventsource-parser|content-disposition)/)',
    ],
  }
}

export default {
  projects: folders.map(project),
  // Long enough for two busy cores; a test that hangs still ends.
  testTimeout: isDeep ? 3_600_000 : 60_000,
  // A worker whose heap has grown beyond this starts anew.
  workerIdleMemoryLimit: '1GB',
}
