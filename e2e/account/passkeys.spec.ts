import { register } from '../pages/register-page'
import { expectSignedIn, logOut } from '../pages/shell'
import { addAuthenticator } from '../pages/virtual-authenticator'
import { expect, freshName, password, test } from '../site'

test.describe('passkeys', () => {
  test.use({ tag: 'ja' })
  test.setTimeout(240_000)

  test('a login by password offers one, the button and the name field log in with it, and the security centre renames and removes it', async ({
    site,
  }) => {
    const { page, t, expectToast } = site
    const name = freshName()
    await register(page, name, password)
    await logOut(page, t)
    const device = await addAuthenticator(page)

    await page.goto('/m/login?next=%2Fm%2Fset')
    await page.locator('input[name=username]').fill(name)
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
    await expect(page).toHaveURL(/\/m\/set/)
    const offer = page.getByRole('region', { name: t('account:passkey.offer.title') })
    await offer.getByRole('button', { name: t('account:passkey.offer.create') }).click()
    await expectToast(t('account:passkey.made'))
    await expect(offer).toHaveCount(0)
    expect(await device.count()).toBe(1)
    await logOut(page, t)

    // Without a touch the name field waits. With a touch the name field may answer first, and the page is left before the button.
    await device.present(false)
    await page.goto('/m/login')
    const button = page.getByRole('button', { name: t('account:passkey.login') })
    await expect(button).toBeVisible()
    await device.present(true)
    await button.click({ timeout: 5_000 }).catch(() => undefined)
    await expectSignedIn(page)
    await expect(page).not.toHaveURL(/\/m\/login/)
    await logOut(page, t)

    await page.goto('/m/login')
    await expectSignedIn(page)
    await expect(page).not.toHaveURL(/\/m\/login/)

    await page.goto('/m/securityCenter')
    const list = page.getByRole('list', { name: t('account:passkey.title'), exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button').click()
    await page.locator('input[name=name]').fill('Bolso 携帯')
    await page.locator('form [type=submit]').click()
    await expect(list.getByRole('button', { name: /Bolso 携帯/ })).toBeVisible()
    await page.reload()
    await list.getByRole('button', { name: /Bolso 携帯/ }).click()
    await page.getByRole('button', { name: t('account:passkey.remove'), exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('account:passkey.removeAction'), exact: true })
      .click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(list).toHaveCount(0)
  })
})
