import { decide, giveMoney, goTo, openDesk } from '../pages/desk-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const pin = '274951'
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a new member shows who they are and withdraws: paid and rejected at the desk, in other browsers', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
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
  await page.locator('input[name=account]').fill('ana.souza@mail.example')
  await page.locator('input[name=holder]').fill('Ana Souza')
  await page.locator('input[name=password]').fill(pin)
  await page.locator('form [type=submit]').click()

  const withdraw = async (amount: string) => {
    await page.locator('input[name=amount]').fill(amount)
    await page.locator('input[name=password]').fill(pin)
    await page.locator('form [type=submit]').click()
    await expect(page.getByText(t('wallet:withdrawal.PENDING.title'))).toBeVisible()
    await goTo(cashier, 'withdrawals')
  }
  await withdraw('120')
  await decide(cashier, member, null)
  await expect(page.getByText(t('wallet:withdrawal.PAID.title'))).toBeVisible({ timeout: 30_000 })

  await page.getByRole('link', { name: t('wallet:withdrawal.again') }).click()
  await withdraw('50')
  await decide(cashier, member, 'The account is somebody else’s')
  await expect(page.getByText('The account is somebody else’s')).toBeVisible({ timeout: 30_000 })

  await Promise.all([cashier, judge].map((desk) => desk.context().close()))
})
