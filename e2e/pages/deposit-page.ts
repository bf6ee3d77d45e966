import { expect, type Page } from '@playwright/test'
import type { TextOf } from '../texts'
import { tick } from './tick'
import { visit } from './visit'

/** Orders a deposit, with a bonus if one is named, approves it at the provider's own page and returns to the receipt. */
export const deposit = async (page: Page, t: TextOf, amount: string, bonus?: string): Promise<void> => {
  await visit(page, '/m/voucherCenter')
  await page.locator('input[name=amount]').fill(amount)
  if (bonus !== undefined) await tick(page.locator(`input[name=promotionId][value="${bonus}"]`))
  const site = new URL(page.url()).origin
  await page.locator('form [type=submit]').click()
  // A card goes to the provider at once.
  const [pay, approve] = [
    page.getByRole('button', { name: t('wallet:status.goPay'), exact: true }),
    page.locator('button.approve'),
  ]
  await expect(pay.or(approve)).toBeVisible()
  if (await pay.isVisible()) await pay.click()
  await approve.click()
  await page.waitForURL((url) => url.origin === site, { timeout: 20_000 })
  await expect(page.getByText(t('wallet:status.SETTLED.title')).first()).toBeVisible({ timeout: 20_000 })
}
