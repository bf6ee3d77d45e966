import type { Page } from '@playwright/test'

/** Opens a path of the site on which the page is, whichever merchant's that is. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(page.url().startsWith('http') ? new URL(path, page.url()).href : path)
}
