import { signInThroughForm } from '../pages/login-page'
import { register, signInAsReturning } from '../pages/register-page'
import { expectSignedIn, logOut } from '../pages/shell'
import { askForCode, giveNumber } from '../pages/sms-code'
import { expect, freshName, freshNumber, password, test } from '../site'

const submitForm = '[type=submit]'

test('a wrong old password keeps the form, the same one is refused in a pop-up, a new one leads home and logs in from then on', async ({
  site,
}) => {
  const { page, t, expectToast } = site
  const name = freshName()
  await signInAsReturning(page, t, name, password)
  await page.goto('/m/changePsw')
  const fill = async (old: string, next: string) => {
    await page.locator('input[name=oldPassword]').fill(old)
    await page.locator('input[name=newPassword]').fill(next)
    await page.locator('input[name=confirmNewPassword]').fill(next)
    await page.locator(`form ${submitForm}`).click()
  }
  await fill('Wrong#2026', 'Better#2026')
  await expect(page.getByRole('alert').filter({ hasText: t('errors:password_wrong_old') })).toBeVisible()
  await expect(page.locator('input[name=newPassword]')).toHaveValue('Better#2026')
  await expect(page.locator('input[name=oldPassword]')).toBeFocused()

  await fill(password, password)
  const popup = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: t('errors:same_password') })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)

  await fill(password, 'Better#2026')
  await expectToast(t('account:changePassword.done'))
  await expect(page).toHaveURL(/\/m\/home/)
  await logOut(page, t)
  // The remembered name is still there, without either password.
  await page.goto('/m/login')
  await expect(page.locator('input[name=username]')).toHaveValue(name)
  await expect(page.locator('input[name=password]')).toHaveValue('')
  await signInThroughForm(page, name, 'Better#2026')
})

test.describe('a forgotten password', () => {
  test.use({ tag: 'ko' })

  test('a code sent to the phone: sets a new password and logs in at once', async ({ site }) => {
    const { page, t, expectToast } = site
    const [name, number] = [freshName(), freshNumber()]
    await register(page, name, password)
    await logOut(page, t)
    await giveNumber(page, name, number)
    await page.goto('/m/forget')
    const phoneTab = page.getByRole('tab', { name: t('account:ways.mobile') })
    if (await phoneTab.count()) await phoneTab.click()
    const send = page.locator(`form ${submitForm}`)
    await expect(send).toBeDisabled()
    const code = page.locator('input[name=verificationCode]')
    await expect(code).toBeDisabled()
    await page.locator('input[name=mobileNum]').fill(`0${number}`)
    await code.fill(await askForCode(page, number))
    await page.locator('input[name=newPassword]').fill('Second#2026')
    await send.click()
    await expectSignedIn(page)
    await expectToast(t('account:forget.done'))
    await expect(page).toHaveURL(/\/m\/home/)
  })
})
