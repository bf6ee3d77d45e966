import { tick } from '../pages/tick'
import { signInThroughForm } from '../pages/login-page'
import { register } from '../pages/register-page'
import { expectSignedOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

test.describe('a member protects the account', () => {
  test.use({ tag: 'ja' })
  test.setTimeout(240_000)

  test('limits hold at once, devices are logged out, self-exclusion closes the account', async ({
    site,
    browser,
    baseURL,
  }) => {
    const { page, t } = site
    const name = freshName()
    await register(page, name, password)

    // A limit holds at once: the deposit page allows no more than the rest of it.
    await page.goto('/m/limits')
    const deposits = page.getByRole('list', { name: t('account:limits.kind.deposit.title'), exact: true })
    await deposits.getByRole('button').first().click()
    await page.locator('input[name=amount]').fill('30')
    await page.locator('form [type=submit]').click()
    await expect(page.locator('input[name=amount]')).toHaveCount(0)
    await expect(deposits.getByRole('button').first()).toContainText(/R\$\s30[.,]00/)
    await page.goto('/m/voucherCenter')
    const [before = '', after = ''] = t('wallet:deposit.remaining', { amount: '|' }).split('|')
    await expect(page.getByText(before || after).filter({ hasText: /R\$\s30[.,]00/ })).toBeVisible()

    // Another device is seen and sent away.
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    const elsewhere = await other.newPage()
    await signInThroughForm(elsewhere, name, password)
    await page.goto('/m/securityCenter')
    const devices = page.getByRole('list', { name: t('account:security.devices.title'), exact: true })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: t('account:security.devices.revokeOthers') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('account:security.devices.revoke'), exact: true })
      .click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await elsewhere.goto('/m/member/home')
    await expect(elsewhere).toHaveURL(/\/m\/login/)
    await other.close()

    // Self-exclusion ends the session and refuses the next login.
    await page.goto('/m/limits')
    await page.getByRole('button', { name: t('account:limits.exclusion.begin'), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await tick(question.locator('input[name=confirmed]'))
    await question.getByRole('button', { name: t('account:limits.exclusion.confirm'), exact: true }).click()
    await expectSignedOut(page)
    await page.goto('/m/login')
    await page.locator('input[name=username]').fill(name)
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
    const refusal = page.getByRole('alert').filter({ hasText: t('errors:play_self_excluded') })
    await expect(refusal, 'and says until when').toContainText(
      t('forms:exclusion.endsAt', { time: '|' }).split('|')[0] ?? '',
    )
    await expect(refusal).toContainText(/\b20\d\d\b/)
    await expectSignedOut(page)
  })
})
