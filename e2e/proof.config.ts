import { defineConfig } from '@playwright/test'
import flows from './playwright.config'
import type { SiteOptions } from './site'

/** The flows of `release promote`: a set is red at its first failure, and time limits are those of a visitor. */
export default defineConfig<SiteOptions>({
  ...flows,
  retries: 0,
  maxFailures: 1,
  fullyParallel: true,
  use: { ...flows.use, endsWithComplaint: true, actionTimeout: 30_000, trace: 'off', screenshot: 'off' },
})
