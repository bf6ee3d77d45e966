import { tick } from '../pages/tick'
import { sessionKey, signInThroughForm } from '../pages/login-page'
import { logOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

test.describe('an agent’s accounts', () => {
  test.use({ tag: 'ja' })
  test.setTimeout(240_000)

  test('an agent opens an account, a session that ends under the form loses only the password, and the owner logs in', async ({
    site,
  }) => {
    const { page, t } = site
    const name = freshName()
    await signInThroughForm(page, 'agent01', password)
    await page.goto('/m/agent')
    await page
      .getByRole('link', { name: t('account:menu.openAccount') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/m\/agentRegister/)
    await tick(page.getByRole('radio', { name: t('account:openAccount.agent') }))
    await page.locator('input[name=username]').fill(name)
    const fillRest = async () => {
      await page.locator('input[name=password]').fill('First#2026')
      await page.locator('input[name=confirmPassword]').fill('First#2026')
      await tick(page.locator('input[name=ageConfirmed]'))
    }
    const submit = () => page.locator('form [type=submit]').click()
    // Filled before the session ends, because the page notices the end by itself after a while.
    await fillRest()
    const token = await page.evaluate((key): string => JSON.parse(localStorage.getItem(key) ?? '{}').token, sessionKey)
    await page.request.delete('/wps/session/logout', {
      headers: { Merchant: 'aurora', Authorization: token, Language: 'PT', Device: 'web', ModuleId: 'COMM3' },
    })
    await submit()
    await expect(page).toHaveURL(/\/m\/login/)
    await page.locator('input[name=username]').fill('agent01')
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
    await expect(page).toHaveURL(/\/m\/agentRegister/)
    await expect(page.locator('input[name=username]')).toHaveValue(name)
    await expect(page.locator('input[name=password]')).toHaveValue('')
    await fillRest()
    await submit()
    await expect(page.getByRole('heading', { name: t('account:openAccount.done') })).toBeVisible()
    await logOut(page, t)

    await signInThroughForm(page, name, 'First#2026')
    await page.goto('/m/agentRegister')
    await expect(page).toHaveURL(/\/m\/agentRegister/)
  })
})

test('a member without the agent role is redirected home', async ({ site }) => {
  const { page } = site
  await signInThroughForm(page, 'player01', password)
  await page.goto('/m/agentRegister')
  await expect(page).toHaveURL(/\/m\/home/)
})
