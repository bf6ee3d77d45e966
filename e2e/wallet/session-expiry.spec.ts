import { sessionKey, signInThroughForm } from '../pages/login-page'
import { expect, password, test } from '../site'

test('a session that ends under a form leads to the login and back, and the typed text is still there', async ({
  site,
}) => {
  const { page } = site
  await signInThroughForm(page, 'vip01', password)
  await page.goto('/m/voucherCenter')
  await page.locator('input[name=amount]').fill('137')
  const token = await page.evaluate((key): string => JSON.parse(localStorage.getItem(key) ?? '{}').token, sessionKey)
  const ended = await page.request.delete('/wps/session/logout', {
    headers: { Merchant: 'aurora', Authorization: token, Language: 'PT', Device: 'web', ModuleId: 'COMM3' },
  })
  expect(ended.ok()).toBe(true)
  await page.locator('form [type=submit]').click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.locator('input[name=username]').fill('vip01')
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
  await expect(page.locator('input[name=amount]')).toHaveValue('137')
})
