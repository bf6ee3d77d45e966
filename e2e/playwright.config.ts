import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './browser'

// Workers get it from the runner, so that a fixture is built once in a run; a run within a run leaves it alone.
const ownFixtures = join(tmpdir(), `mosaic-fixtures-${process.pid}`)
process.env.MOSAIC_FIXTURES ??= ownFixtures

/** They begin first, so that a run does not end with one of them alone. */
const long = [/delivery\/promote\.spec/, /games\/lobby\.spec/, /screens\/walk\.spec/, /site\/story\.spec/]
// Every screen on a slow phone takes ten minutes; SHIFTS=1 visits them, SHIFTS=lotus those of the second merchant.
const unasked = process.env.SHIFTS ? [] : [/screens\/shifts/]

/** Phone profile in Debian's Chromium against the site that `npm test` serves (or the one named by MOSAIC_URL). */
export default defineConfig({
  testDir: '.',
  ...(process.env.MOSAIC_FIXTURES === ownFixtures ? { globalTeardown: './remove-fixtures.ts' } : {}),
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'other', testMatch: /.*\.spec\.ts/, testIgnore: [...long, ...unasked] },
  ],
  // Two more than cores, because flows wait for draws and rounds of games, and the walk for each screen to come to rest.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 2),
  // A flow that passes only the second time is printed as flaky, so that it is mended, and does not stop a release.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    baseURL: process.env.MOSAIC_URL ?? 'http://localhost:4000',
    locale: 'pt-BR',
    // Movement makes flows longer, and drawing it without a GPU is a quarter of their processor time; what is about it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserArguments },
  },
})
