import type { Page } from '@playwright/test'
import { signInThroughForm } from '../pages/login-page'
import { expect, password, test } from '../site'

/** A phone on its side whose keyboard is open. */
const short = { width: 740, height: 180 }
const least = 120

/** Pixel rows in the middle of the screen that show the page, and neither header nor menu. */
const rowsOfPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, row) => document.elementFromPoint(innerWidth / 2, row))
    return rows.filter((element) => element?.closest('main, [role="dialog"]')).length
  })

const checkForm = async (page: Page, address: string) => {
  await page.goto(address)
  const field = page.locator('main :is(textarea, input:not([type=hidden], [type=radio], [type=checkbox]))').first()
  await expect(field).toBeVisible()
  await page.setViewportSize(short)
  await field.focus()
  await field.scrollIntoViewIfNeeded()
  // A text area may be higher than the screen.
  await expect(field).toBeInViewport({ ratio: 0.5 })
  await expect.poll(() => rowsOfPage(page), { message: address }).toBeGreaterThanOrEqual(least)
}

test('a phone on its side with a keyboard: header and menu give way to the forms', async ({ site }) => {
  const { page } = site
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  for (const address of ['/m/login', '/m/register']) {
    await page.setViewportSize(usual)
    await checkForm(page, address)
  }
  await page.setViewportSize(usual)
  await signInThroughForm(page, 'player01', password)
  for (const address of ['/m/voucherCenter', '/m/changePsw', '/m/feedback']) {
    await page.setViewportSize(usual)
    await checkForm(page, address)
  }
})
