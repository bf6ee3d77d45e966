import type { Page } from '@playwright/test'
import { expectSameRecords } from '../pages/recorded-amounts'
import { decide, giveMoney, goTo, openDesk } from '../pages/desk-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const pin = '274951'
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a new member proves the identity and withdraws: paid and rejected at the desk, in other browsers', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  const member = freshName()
  const [cashier, judge] = await Promise.all([
    openDesk(browser, baseURL ?? '', 'cashier01', password),
    openDesk(browser, baseURL ?? '', 'compliance01', password),
  ])
  await register(page, member, password)

  await page.goto('/m/withdraw')
  await page.getByRole('link', { name: t('wallet:withdraw.kyc.NONE.action') }).click()
  await page.locator('input[name=front]').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText(t('account:kyc.sent'))).toBeVisible()
  await page.locator('input[name=fullName]').fill('Ana Souza')
  await page.locator('input[name=documentNumber]').fill('529.982.247-25')
  await page.getByRole('button', { name: t('account:kyc.submit') }).click()
  await expect(page.getByText(t('account:kyc.pendingTitle'))).toBeVisible()
  await goTo(judge, 'kyc')
  await decide(judge, member, null)
  await giveMoney(cashier, judge, member, '300')

  await page.goto('/m/securityCenter')
  await page.getByRole('button', { name: t('account:security.payment.detail') }).click()
  await page.locator('[role=dialog] input[name=password]').fill(password)
  for (const name of ['newPaymentPassword', 'confirmPaymentPassword'])
    await page.locator(`input[name=${name}]`).fill(pin)
  await page.locator('[role=dialog] [type=submit]').click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)

  await page.goto('/m/withdraw')
  await page.locator('input[name=account]').fill('529.982.247-25')
  await page.locator('input[name=holder]').fill('Ana Souza')
  await page.locator('input[name=password]').fill(pin)
  await page.locator('form [type=submit]').click()

  const form = (tab: Page) => tab.locator('form [type=submit]')
  const ask = async (tab: Page, amount: string) => {
    await tab.locator('input[name=amount]').fill(amount)
    await tab.locator('input[name=password]').fill(pin)
  }
  const waits = (tab: Page) => tab.getByText(t('wallet:withdrawal.PENDING.title'))
  await test.step('a double tap requests once, and neither back nor forward requests again', async () => {
    await ask(page, '120')
    await form(page).dblclick()
    await expect(waits(page)).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(waits(page)).toBeVisible()
    await goTo(cashier, 'withdrawals')
    // The one case of this member.
    await decide(cashier, member, null)
    await expect(page.getByText(t('wallet:withdrawal.PAID.title'))).toBeVisible({ timeout: 30_000 })
  })

  await test.step('two tabs withdraw the whole balance: one succeeds; rejected, the money is back with the reason', async () => {
    const other = await page.context().newPage()
    const tabs = [page, other]
    for (const tab of tabs) {
      await tab.goto('/m/withdraw')
      await ask(tab, '180')
    }
    await Promise.all(tabs.map((tab) => form(tab).click()))
    const waiting = async () => (await Promise.all(tabs.map((tab) => waits(tab).count()))).sort()
    await expect.poll(waiting).toEqual([0, 1])
    const winner = (await waits(page).count()) === 1 ? page : other
    await goTo(cashier, 'withdrawals')
    const reason = `The account is somebody else’s: ${'9'.repeat(120)}`
    await decide(cashier, member, reason)
    await expect(winner.getByText(reason)).toBeVisible({ timeout: 30_000 })
    expect(await winner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await other.close()
  })

  await expectSameRecords(page, t, cashier, member)
  await Promise.all([cashier, judge].map((desk) => desk.context().close()))
})
