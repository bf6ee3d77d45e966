import { readdirSync, statfsSync } from 'node:fs'
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
// Tests write some ten thousand small files, which a disk takes twenty times as long to keep.
if (!process.env.TMPDIR && freeBytes(memory) > 2 ** 30) process.env.TMPDIR = memory

const browser = [
  'host-shell',
  'operator',
  'api-client',
  'event-bus',
  'session',
  'i18n',
  'ui',
  'forms',
  'money',
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
  const kit = `<rootDir>/${folder.includes('/') ? '../..' : '..'}/shared/remote-kit`
  const dom = browser.includes(name) || name.startsWith('mfe-')
  return {
    displayName: name,
    rootDir: folder,
    cacheDirectory: join(import.meta.dirname, 'node_modules/.cache/jest'),
    runtime: `${kit}/jest-runtime.cjs`,
    testEnvironment: dom
      ? `${kit}/jest-environment.mjs`
      : folder === 'gateway'
        ? '<rootDir>/src/testing/worker/environment.mjs'
        : `${kit}/jest-kept-realm.mjs`,
    setupFilesAfterEnv: dom
      ? [`${kit}/jest-setup.cjs`]
      : folder === 'gateway'
        ? ['<rootDir>/src/testing/worker/quick-passwords.ts', '<rootDir>/src/testing/worker/watched-transactions.ts']
        : [],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mts}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/new-remote/template/'],
    extensionsToTreatAsEsm: [],
    moduleNameMapper: {
      ...(folder === 'gateway' && { '^@electric-sql/pglite$': '<rootDir>/src/testing/worker/pglite.ts' }),
      '\\.css$': 'identity-obj-proxy',
      '\\.(svg|woff2|png|webp|avif)$': 'identity-obj-proxy',
      // Parts of the design system that a browser fetches with the first touch are there from the start.
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
    transformIgnorePatterns: ['/node_modules/(?!.*(swiper|jose|@electric-sql|cookie|mime)/)'],
  }
}

// Two slow cores that do many things at once are no reason to fail; a test that hangs still ends.
export default {
  projects: folders.map(project),
  testSequencer: '<rootDir>/scripts/test/longest-first.cjs',
  testTimeout: 60_000,
}
