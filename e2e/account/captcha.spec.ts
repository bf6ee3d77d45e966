import { register } from '../pages/register-page'
import { expectSignedIn, logOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

test.use({ tag: 'en' })

test('a visitor who cannot read the image logs in by keyboard: the device solves a challenge instead', async ({
  site,
}) => {
  const { page, t } = site
  const name = freshName()
  await register(page, name, password)
  await logOut(page, t)

  await page.goto('/m/login')
  await page.locator('input[name=username]').fill(name)
  await page.locator('input[name=password]').fill('not-the-password')
  // A new picture comes with the answer.
  const refused = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'))
  await page.locator('input[name=password]').press('Enter')
  await refused
  const unreadable = page.getByRole('button', { name: t('forms:captcha.unreadable') })
  await unreadable.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('forms:captcha.challenge'))).toHaveValue(t('forms:captcha.solved'))
  await expect(page.getByRole('status').filter({ hasText: t('forms:captcha.solved') })).toBeAttached()
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await expectSignedIn(page)
})
