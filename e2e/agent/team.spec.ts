import { signInThroughForm } from '../pages/login-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

test.setTimeout(240_000)

test('an agent’s link with rates: who registers by it is in the team with them, is promoted, and gets other rates', async ({
  site,
  browser,
  baseURL,
}) => {
  const { page, t } = site
  const name = freshName()
  await signInThroughForm(page, 'agent01', password)

  await page.goto('/m/agent/links')
  await page.locator('input[name=label]').fill(name)
  await page.locator('input[name="rebates.RNG.rate"]').fill('0,8')
  await page.locator('form [type=submit]').click()
  const link = page.getByRole('group', { name })
  const address = await link.getByRole('button', { name: t('agent:links.copy', { name }) }).textContent()
  const code = /code=([A-Z0-9]+)/.exec(address ?? '')?.[1] ?? ''
  expect(code).toMatch(/^[A-Z0-9]{8}$/)

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const theirs = await context.newPage()
  await register(theirs, name, password, '', `?code=${code}`)

  await page.reload()
  await expect(link.locator('dd')).toHaveText(['1', '1', '0'])

  await page.goto('/m/member/team')
  await page.locator('input[name=search]').fill(name)
  await page.getByRole('button', { name: t('agent:team.openSheet', { name }) }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByRole('cell', { name: '0,80%' })).toBeVisible()
  await sheet.getByRole('button', { name: t('agent:team.promote') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('agent:team.promote') })
    .click()
  await expect(sheet.getByRole('button', { name: t('agent:team.freeze') })).toBeVisible()
  await sheet.getByRole('link', { name: t('agent:team.setRates') }).click()

  await page.locator('input[name="rebates.RNG.rate"]').fill('0,95')
  await page.locator('form [type=submit]').click()
  await page.getByRole('button', { name: t('agent:rates.save') }).click()
  await expect(page.getByRole('button', { name: t('agent:rates.save') })).toBeHidden()
  await expect(page.locator('input[name="rebates.RNG.rate"]')).toHaveValue('0,95')

  // The browser knows the type from its login.
  await theirs.context().clearCookies({ name: /^(?!mosaic\.lang)/ })
  await theirs.evaluate(() => localStorage.clear())
  await signInThroughForm(theirs, name, password)
  await theirs.goto('/m/member/agent/agentRebeat')
  await expect(theirs.getByRole('cell', { name: /^0[.,]95%$/ })).toBeVisible()
  await context.close()
})
