import { expect, type Page } from '@playwright/test'
import type { TextOf } from '../texts'

/** Orders a deposit by code, approves it at the provider's own page and returns to the receipt. */
export const deposit = async (page: Page, t: TextOf, amount: string): Promise<void> => {
  await page.goto('/m/voucherCenter')
  await page.locator('input[name=amount]').fill(amount)
  const site = new URL(page.url()).origin
  await page.locator('form [type=submit]').click()
  await page.getByRole('button', { name: t('wallet:status.goPay'), exact: true }).click()
  await page.waitForURL((url) => url.origin !== site)
  await page.locator('button.approve').click()
  await page.waitForURL((url) => url.origin === site, { timeout: 20_000 })
  await expect(page.getByText(t('wallet:status.SETTLED.title')).first()).toBeVisible({ timeout: 20_000 })
}
