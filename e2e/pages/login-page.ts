import type { Page } from '@playwright/test'

export const sessionKey = 'MC_SESSION_INFO'

/** Logs in through the form and waits for the session. */
export const signInThroughForm = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto('/m/login')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, sessionKey, {
    polling: 50,
    timeout: 20_000,
  })
  await page.waitForURL((url) => !url.pathname.startsWith('/m/login'), { waitUntil: 'commit', timeout: 20_000 })
}
