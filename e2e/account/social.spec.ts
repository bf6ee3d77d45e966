import { tick } from '../pages/tick'
import type { Page } from '@playwright/test'
import { freshPerson, continueAs, socialButton } from '../pages/issuer-page'
import { sessionKey, signInThroughForm } from '../pages/login-page'
import { register } from '../pages/register-page'
import { expectSignedIn, expectSignedOut, logOut } from '../pages/shell'
import { solveCaptcha } from '../pages/sms-code'
import { expect, freshName, password, test } from '../site'

const session = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as { userName: string } | null, sessionKey)
for (const { provider, tag } of [
  { provider: 'Google', tag: 'pt' },
  { provider: 'Facebook', tag: 'ja' },
] as const) {
  test.describe(`social sign-in in ${tag}`, () => {
    test.use({ tag })

    test(`${provider} opens an account at the first visit and finds it at the second`, async ({ site }) => {
      test.setTimeout(180_000)
      const { page, t } = site
      const person = freshPerson()
      await page.goto('/m/vouReport')
      await expect(page).toHaveURL(/\/m\/login\?next=/)
      await socialButton(site, provider).click()
      await continueAs(page, person)

      await expect(page.getByRole('heading', { name: t('account:social.ticket', { provider }) })).toBeVisible()
      expect(new URL(page.url()).searchParams.get('state'), 'the code stands in the address no more').toBeNull()
      await page.reload()
      await expect(page.locator('input[name=email]')).toHaveValue(person.email)
      await expect(page.locator('input[name=password]')).toHaveCount(0)
      await tick(page.locator('input[name=ageConfirmed]'))
      await page.locator('form [type=submit]').click()
      await expectSignedIn(page)
      await expect(page, 'a new member sets limits first').toHaveURL(/\/m\/limits\?step=register/)
      expect(new URL(page.url()).searchParams.get('next')).toBe('/m/vouReport')
      const name = (await session(page))?.userName
      await logOut(page, t)

      await page.goto('/m/vouReport')
      await socialButton(site, provider).click()
      await continueAs(page, person)
      await expectSignedIn(page)
      await expect(page).toHaveURL(/\/m\/vouReport/)
      expect((await session(page))?.userName).toBe(name)
    })
  })
}

test('a cancel at the provider leads back to the login page', async ({ site }) => {
  const { page, t, expectToast } = site
  await page.goto('/m/login?next=%2Fm%2FgameRecord')
  await socialButton(site, 'Facebook').click()
  await page.locator('button.cancel').click()
  await expectToast(t('account:social.cancelled'))
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FgameRecord$/)
  await expectSignedOut(page)
  await signInThroughForm(page, 'player01', password)
})

test('an account that is there already is connected by its password, and another tab follows', async ({
  site,
  context,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  const [person, name] = [freshPerson(), freshName()]
  await register(page, name, password)
  await logOut(page, t)
  const other = await context.newPage()
  await other.goto('/m/login?next=%2Fm%2FgameRecord')
  await expect(other.locator('input[name=username]')).toBeVisible()

  await page.goto('/m/login')
  await socialButton(site, 'Google').click()
  await continueAs(page, person)
  await page.getByRole('tab', { name: t('account:social.link') }).click()
  await page.locator('input[name=username]').fill(name)
  await page.locator('input[name=password]').fill('not-the-password')
  await page.locator('form [type=submit]').click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors:login_wrong_credentials') })).toBeVisible()
  await expectSignedOut(page)

  await solveCaptcha(page)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form [type=submit]').click()
  await expectSignedIn(page)
  expect((await session(page))?.userName).toBe(name)
  await expect(other).toHaveURL(/\/m\/gameRecord/)
})

test('a return address of a sign-in started in another browser: no login', async ({ site, browser, baseURL }) => {
  const { page, t } = site
  const attacker = await (await browser.newContext({ baseURL })).newPage()
  await attacker.goto('/m/login')
  let stolen = ''
  await attacker.route('**/issuer/google/authorize?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    stolen = (await route.fetch({ maxRedirects: 0 })).headers().location ?? ''
    return route.abort()
  })
  await attacker.getByRole('button', { name: /Google/ }).click()
  await attacker.locator('button.person').first().click()
  await expect.poll(() => stolen).not.toBe('')
  await attacker.context().close()

  await page.goto(stolen)
  await expect(page.getByText(t('errors:social_flow_expired'))).toBeVisible()
  await expectSignedOut(page)
})
