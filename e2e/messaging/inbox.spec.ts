import type { Page } from '@playwright/test'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

test.describe('inbox', () => {
  test.use({ tag: 'ja' })

  test('the message about a new payment password is counted, read, and deleted for good, in two tabs', async ({
    site,
    context,
  }) => {
    const { page, t } = site
    await register(page, freshName(), password)
    await page.goto('/m/securityCenter')
    await page.getByRole('button', { name: t('account:security.payment.detail') }).click()
    await page.locator('input[name=password]').fill(password)
    for (const name of ['newPaymentPassword', 'confirmPaymentPassword'])
      await page.locator(`input[name=${name}]`).fill('258036')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:security.save'), exact: true })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/m/member/home')
    const entry = page.locator('main a[href="/m/webEmail"]')
    await expect(entry).toContainText('1')
    await entry.click()
    await expect(page).toHaveURL(/\/m\/webEmail$/)

    const title = t('messaging:told.paymentPasswordSet.title')
    const rowIn = (tab: Page) =>
      tab.getByRole('list', { name: t('messaging:title.inbox') }).getByRole('button', { name: title })
    const unreadIn = (tab: Page) => rowIn(tab).getByRole('img', { name: t('messaging:inbox.unread') })
    const other = await context.newPage()
    await other.goto('/m/webEmail')
    const row = rowIn(page)
    const unread = unreadIn(page)
    await expect(unread).toBeVisible()
    await expect(unreadIn(other)).toBeVisible()
    await row.click()
    const message = page.getByRole('dialog', { name: title })
    await expect(message).toContainText(t('messaging:told.paymentPasswordSet.text'))
    await page.goBack()
    await expect(message).toHaveCount(0)
    await expect(row).toBeVisible()
    await expect(unread).toHaveCount(0)
    await expect(unreadIn(other)).toHaveCount(0)

    await row.click()
    const address = page.url()
    await page.reload()
    await message.getByRole('button', { name: t('messaging:inbox.delete'), exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('messaging:inbox.delete'), exact: true })
      .click()
    for (const tab of [page, other]) await expect(tab.getByText(t('messaging:inbox.emptyTitle'))).toBeVisible()
    await page.goto(address)
    await expect(page.getByText(t('messaging:inbox.goneTitle'))).toBeVisible()
  })

  test('a notice that was opened in one tab is read in the other', async ({ site, context }) => {
    const { page, t } = site
    await register(page, freshName(), password)
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/m/notice')
    const unreadIn = (tab: Page) => tab.getByRole('main').getByRole('img', { name: t('messaging:notice.unread') })
    await expect(unreadIn(page).first()).toBeVisible()
    await expect(unreadIn(other).first()).toBeVisible()
    const count = await unreadIn(page).count()
    expect(await unreadIn(other).count()).toBe(count)
    await page
      .getByRole('main')
      .getByRole('button')
      .filter({ has: page.getByRole('img', { name: t('messaging:notice.unread') }) })
      .first()
      .click()
    for (const tab of [page, other]) await expect(unreadIn(tab)).toHaveCount(count - 1)
  })

  test('a trial account is asked to register instead', async ({ site }) => {
    const { page, t, expectToast } = site
    await page.goto('/m/trail')
    await page.getByRole('button', { name: t('account:trial.start') }).click()
    await expect(page).not.toHaveURL(/\/m\/trail/)
    await page.goto('/m/webEmail')
    await expect(page.locator('main').getByText(t('errors:free_reject'))).toBeVisible()
    await expectToast(t('errors:free_reject'))
    await expect(page.getByRole('link', { name: t('host:refused.register') })).toBeVisible()
  })
})
