import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './browser'
import { isDeep } from './depth'

// Inherited by workers and by nested runs, so that each fixture is built once.
const ownFixtures = join(tmpdir(), `mosaic-fixtures-${process.pid}`)
process.env.MOSAIC_FIXTURES ??= ownFixtures

/** Started first, because a run should not end with one long flow alone. */
const long = [/delivery\/promote\.spec/, /games\/lobby\.spec/, /screens\/walk\.spec/, /site\/story\.spec/]
/** These have a quick and a deep form (`isDeep`). */
const bothForms = [/delivery\/promote\.spec/, /screens\/(walk|parts)\.spec/, /site\/story\.spec/]
const onlyDeep = /\.deep\.spec\.ts$/
const projects = isDeep
  ? [{ name: 'deep', testMatch: [onlyDeep, ...bothForms] }]
  : [
      { name: 'long', testMatch: long },
      { name: 'other', testMatch: /\.spec\.ts$/, testIgnore: [...long, onlyDeep] },
    ]

/** Phone profile against the site that `npm test` serves, or the one named by MOSAIC_URL. */
export default defineConfig({
  testDir: '.',
  ...(process.env.MOSAIC_FIXTURES === ownFixtures ? { globalTeardown: './remove-fixtures.ts' } : {}),
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  projects,
  // One more than cores: flows wait for draws, rounds and idle screens, and unit tests run beside them.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  // A flow that passes only the second time is printed as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    baseURL: process.env.MOSAIC_URL ?? 'http://localhost:4000',
    locale: 'pt-BR',
    // Drawing motion without a GPU is a quarter of a flow's processor time; flows about motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserArguments },
  },
})
