import { defineConfig } from '@playwright/test'
import flows from './playwright.config'

/** The flows as `release promote` walks them: a set is red with its first failure, and nothing waits longer than a visitor would. */
export default defineConfig({
  ...flows,
  retries: 0,
  maxFailures: 1,
  workers: 1,
  use: { ...flows.use, actionTimeout: 30_000, trace: 'off', screenshot: 'off' },
})
