import { defineConfig } from '@playwright/test'
import flows from './playwright.config'
import type { SiteOptions } from './site'

/** The flows as `release promote` walks them: a set is red with its first failure, and nothing waits longer than a visitor would. */
export default defineConfig<SiteOptions>({
  ...flows,
  retries: 0,
  maxFailures: 1,
  fullyParallel: true,
  use: { ...flows.use, endsWithComplaint: true, actionTimeout: 30_000, trace: 'off', screenshot: 'off' },
})
