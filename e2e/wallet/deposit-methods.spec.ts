import type { Page } from '@playwright/test'
import { operatorCommand } from '../operator-command'
import { expectSameRecords } from '../pages/recorded-amounts'
import { openDesk } from '../pages/desk-page'
import { openWhenKnown, saveMerchant, siteOf } from '../pages/new-merchant'
import { expectReceiptPrints } from '../pages/paper'
import { register } from '../pages/register-page'
import { originOf } from '../screens/visitors'
import { expect, freshName, password, test } from '../site'
import type { TextOf } from '../texts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const fill = async (page: Page, method: string, amount: string, origin = ''): Promise<void> => {
  await page.goto(`${origin}/m/voucherCenter`)
  await page.locator(`input[name=method][value=${method}]`).check({ force: true })
  await page.locator('input[name=amount]').fill(amount)
}
const submit = (page: Page) => page.locator('form [type=submit]')
const order = async (page: Page, method: string, amount: string, origin = ''): Promise<void> => {
  await fill(page, method, amount, origin)
  await submit(page).click()
}
const decideAtProvider = async (page: Page, behaviour: string, decision: 'approve' | 'expire'): Promise<void> => {
  await page.locator('select[name=behaviour]').selectOption(behaviour)
  await page.locator(`button.${decision}`).click()
  await expect(page.locator('a.back')).toBeVisible()
}
const atProvider = async (page: Page, behaviour: string, decision: 'approve' | 'expire'): Promise<void> => {
  await decideAtProvider(page, behaviour, decision)
  await page.locator('a.back').click()
}
const pay = (page: Page, t: TextOf) => page.getByRole('button', { name: t('wallet:status.goPay'), exact: true }).click()

test('every deposit method at Aurora ends with the money or the reason', async ({
  site,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const { page, t } = site
  const member = freshName()
  const isSettled = (tab: Page) => expect(tab.getByText(t('wallet:status.SETTLED.title'))).toBeVisible()
  const openOnes = (tab: Page) => tab.getByRole('list', { name: t('wallet:deposit.open') }).getByRole('link')
  await register(page, member, password)

  await test.step('PIX: a double tap orders once; the code survives a closed tab; a webhook sent three times pays once, in two tabs', async () => {
    const first = await context.newPage()
    await fill(first, 'pix', '60')
    await submit(first).dblclick()
    const code = await first.getByLabel(t('wallet:pay.code')).inputValue()
    expect(code).toContain('br.gov.bcb.pix')
    await first.close()
    await page.goto('/m/voucherCenter')
    await expect(openOnes(page)).toHaveCount(1)
    await openOnes(page).click()
    await expect(page.getByLabel(t('wallet:pay.code'))).toHaveValue(code)
    const other = await context.newPage()
    await other.goto(page.url())
    await pay(other, t)
    await atProvider(other, 'duplicate', 'approve')
    await isSettled(other)
    // The tab that did not pay updates by itself.
    await isSettled(page)
    await other.close()
  })

  await test.step('an expired code leads to the same order again', async () => {
    await order(page, 'pix', '70')
    await pay(page, t)
    await atProvider(page, 'usual', 'expire')
    await expect(page.getByText(t('wallet:status.EXPIRED.title'))).toBeVisible()
    await page.getByRole('link', { name: t('wallet:status.retry') }).click()
    await expect(page.locator('input[name=amount]')).toHaveValue('70')
  })

  // Its webhook is slow; the outcome is checked at the end.
  const late = await context.newPage()
  await order(late, 'card', '40')
  await atProvider(late, 'slow', 'approve')

  await test.step('card: back and forward do not order again; the paid amount arrives, also when an outdated webhook comes last', async () => {
    await order(page, 'card', '100')
    await expect(page.locator('button.approve')).toBeVisible()
    await page.goBack()
    await expect(page.getByText(t('wallet:status.PENDING.title'))).toBeVisible()
    await page.goForward()
    await atProvider(page, 'wrong-amount', 'approve')
    await isSettled(page)
    // 101.50 with its fee, a tenth less, without the fee.
    await expect(page.getByText(/R\$\s*89,85/).first()).toBeVisible()
    await order(page, 'card', '80')
    await atProvider(page, 'out-of-order', 'approve')
    await isSettled(page)
  })

  await test.step('card: paid without returning to the site and without a webhook: the money arrives', async () => {
    const lost = await context.newPage()
    await order(lost, 'card', '30')
    await decideAtProvider(lost, 'never', 'approve')
    // It is asked for after 30 s, so it may be settled already where the list of open ones is read late.
    const status = (await lost.locator('a.back').getAttribute('href')) ?? ''
    await lost.close()
    await page.goto(status)
    await isSettled(page)
  })

  await test.step('transfer: a disguised file, one too large and a fourth are refused; an operator decides by the picture', async () => {
    await order(page, 'bank', '150')
    const chooser = page.locator('input[type=file]')
    const file = (buffer: Buffer, mimeType = 'image/png') => ({ name: 'receipt.png', mimeType, buffer })
    const markup = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const refusals = [
      [[file(Buffer.from(markup))], t('errors:picture_invalid')],
      // A web page that begins with the bytes of a picture.
      [[file(Buffer.concat([png.subarray(0, 33), Buffer.from(markup)]))], t('errors:picture_invalid')],
      [[file(Buffer.from('GIF89a'), 'image/gif')], t('wallet:pay.problem.type')],
      [[file(Buffer.alloc(5 * 1024 * 1024 + 1))], t('wallet:pay.problem.size')],
      [Array.from({ length: 4 }, () => file(png)), t('wallet:pay.tooMany', { count: 3 })],
    ] as const
    for (const [files, refusal] of refusals) {
      await chooser.setInputFiles([...files])
      await site.expectToast(refusal)
    }
    await chooser.setInputFiles([file(png)])
    await expect(page.getByText(t('wallet:status.REVIEW.title'))).toBeVisible()
    const depositId = new URL(page.url()).searchParams.get('depositId') ?? ''
    await operatorCommand(
      baseURL ?? '',
      process.env.MOSAIC_DATA_DIR ?? '.data',
      'deposits',
      'approve',
      depositId,
      '150.00',
    )
    await isSettled(page)
  })

  await isSettled(late)
  await late.close()
  await expectReceiptPrints(page, t)
  const desk = await openDesk(browser, baseURL ?? '', 'support01', password)
  await expectSameRecords(page, t, desk, member)
  await desk.context().close()
  await page
    .getByRole('list', { name: t('wallet:entries.list') })
    .getByRole('button')
    .first()
    .click()
  await expectReceiptPrints(page, t)
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
    await page.locator('input[name=promotionId][value=lotus-daily]').check({ force: true })
    await expect(page.getByRole('group', { name: t('promotions:bonusTerms.title') })).toContainText(/฿\s*30\.00/)
    await page.locator('form [type=submit]').click()
    // On a phone the code to copy is first.
    await page.getByRole('button', { name: t('wallet:pay.showQr') }).click()
    await expect(page.getByRole('img', { name: t('wallet:pay.qr', { method: 'PromptPay' }) })).toBeVisible()
    await pay(page, t)
    await atProvider(page, 'cut', 'approve')
    await expect(page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(t('wallet:bonus.amount')).locator('..')).toContainText(/\+฿\s*30\.00/)
    await page.goto(`${lotus}/m/withdraw`)
    // The bonus waits in an account of its own, with what is left to wager.
    const bonus = page.getByRole('group', { name: /10%/ }).first()
    await expect(bonus).toContainText(/฿\s*30\.00/)
  })
})

test.describe('currencies', () => {
  test.use({ tag: 'ja' })
  test('record, file and ledger have the paid amounts to the unit, in baht with satang and yen without decimals', async ({
    site,
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const { page, t } = site
    const desk = await openDesk(browser, baseURL ?? '', 'support01', password)
    for (const [currency, typed, timeZone] of [
      ['THB', '1234.56', 'Asia/Bangkok'],
      ['JPY', '1235', 'Asia/Tokyo'],
    ]) {
      const code = `${currency?.toLowerCase()}-${Date.now().toString(36)}`
      const host = `${code}.localhost`
      const name = { like: 'aurora', code, name: `Unit ${currency}`, sort: 9, hosts: [host], mainDomain: host }
      const profile = { paymentMethods: ['card'], currencySymbol: currency === 'JPY' ? '¥' : '฿' }
      const languages = { defaultLanguage: 'JA', languages: ['JA', 'EN'] }
      await saveMerchant(request, { ...name, ...languages, ...{ currency, timeZone, profile } })
      const origin = siteOf(baseURL, host)
      await openWhenKnown(page, `${origin}/m/home`)
      const member = freshName()
      await register(page, member, password, origin)
      await order(page, 'card', typed ?? '', origin)
      await atProvider(page, 'usual', 'approve')
      await expect(page.getByText(t('wallet:status.SETTLED.title'))).toBeVisible()
      await expectSameRecords(page, t, desk, member, origin)
    }
    await desk.context().close()
  })
})
