import type { Page } from '@playwright/test'
import { houseCommand } from '../house-command'
import { signInThroughForm } from '../pages/login-page'
import { originOf } from '../screens/visitors'
import { expect, password, test } from '../site'
import type { TextOf } from '../texts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const order = async (page: Page, method: string, amount: string): Promise<void> => {
  await page.goto('/m/voucherCenter')
  await page.locator(`input[name=method][value=${method}]`).check({ force: true })
  await page.locator('input[name=amount]').fill(amount)
  await page.locator('form [type=submit]').click()
}
const atProvider = async (page: Page, behaviour: string, decision: 'approve' | 'expire'): Promise<void> => {
  await page.locator('select[name=behaviour]').selectOption(behaviour)
  await page.locator(`button.${decision}`).click()
  await page.locator('a.back').click()
}
const pay = (page: Page, t: TextOf) => page.getByRole('button', { name: t('wallet:status.goPay'), exact: true }).click()

test('every way to deposit at Aurora ends with the money, or says why not', async ({ site, context, baseURL }) => {
  const { t } = site
  await signInThroughForm(site.page, 'vip01', password)

  await test.step('PIX: the code waits for whoever closed the tab, and a notice that comes three times pays once', async () => {
    await order(site.page, 'pix', '60')
    const code = await site.page.getByLabel(t('wallet:pay.code')).inputValue()
    expect(code).toContain('br.gov.bcb.pix')
    const again = await context.newPage()
    await again.goto('/m/voucherCenter')
    await again
      .getByRole('list', { name: t('wallet:deposit.open') })
      .getByRole('link')
      .first()
      .click()
    await expect(again.getByLabel(t('wallet:pay.code'))).toHaveValue(code)
    await pay(again, t)
    await atProvider(again, 'duplicate', 'approve')
    await expect(again.getByText(t('wallet:status.SETTLED.title'))).toBeVisible()
    // The first tab moves by itself.
    await expect(site.page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible({ timeout: 20_000 })
    await again.close()
  })

  await test.step('a code that runs out leads to the same wish again', async () => {
    await order(site.page, 'pix', '70')
    await pay(site.page, t)
    await atProvider(site.page, 'usual', 'expire')
    await expect(site.page.getByText(t('wallet:status.EXPIRED.title'))).toBeVisible()
    await site.page.getByRole('link', { name: t('wallet:status.retry') }).click()
    await expect(site.page.locator('input[name=amount]')).toHaveValue('70')
  })

  await test.step('card: what was really paid is what arrives, also when old news comes last', async () => {
    await order(site.page, 'card', '100')
    await atProvider(site.page, 'wrong-amount', 'approve')
    await expect(site.page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible()
    // 101.50 with its fee, a tenth less, without the fee.
    await expect(site.page.getByText(/R\$\s*89,85/).first()).toBeVisible()
    await order(site.page, 'card', '100')
    await atProvider(site.page, 'out-of-order', 'approve')
    await expect(site.page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible()
  })

  await test.step('transfer: no disguised file is taken; a person of the house decides what the picture shows', async () => {
    await order(site.page, 'bank', '150')
    const chooser = site.page.locator('input[type=file]')
    const disguised = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await chooser.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: disguised })
    await expect(site.page.getByText(t('errors:picture_invalid'))).toBeVisible()
    await chooser.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png })
    await expect(site.page.getByText(t('wallet:status.REVIEW.title'))).toBeVisible()
    const depositId = new URL(site.page.url()).searchParams.get('depositId') ?? ''
    await houseCommand(
      baseURL ?? '',
      process.env.MOSAIC_DATA_DIR ?? '.data',
      'deposits',
      'approve',
      depositId,
      '150.00',
    )
    await expect(site.page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible({ timeout: 20_000 })
  })
})

test.describe('Lótus', () => {
  test.use({ tag: 'th' })
  test('PromptPay pays in baht, with the bonus that was chosen', async ({ site, baseURL }) => {
    const { page, t } = site
    const lotus = originOf(baseURL ?? '', 'lotus')
    await page.goto(`${lotus}/m/login`)
    await page.locator('input[name=username]').fill('vip01')
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/m/login'))
    await page.goto(`${lotus}/m/voucherCenter`)
    await page.locator('input[name=amount]').fill('300')
    await expect(page.locator('input[name=promotionId][value=""]')).toBeChecked()
    await page.locator('input[name=promotionId][value=daily]').check({ force: true })
    await page.locator('form [type=submit]').click()
    await expect(page.getByRole('img', { name: t('wallet:pay.qr', { method: 'PromptPay' }) })).toBeVisible()
    await pay(page, t)
    await atProvider(page, 'cut', 'approve')
    await expect(page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(t('wallet:bonus.amount')).locator('..')).toContainText(/\+฿\s*30\.00/)
    await page.goto(`${lotus}/m/transaction/record`)
    const entry = page.getByRole('button').filter({ hasText: t('wallet:entries.kind.bonus') })
    await expect(entry.first()).toContainText(/\+฿\s*30\.00/)
  })
})
