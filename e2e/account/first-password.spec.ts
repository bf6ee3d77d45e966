import { tick } from '../pages/tick'
import type { Page } from '@playwright/test'
import { freshPerson, continueAs, socialButton } from '../pages/issuer-page'
import { expectSignedIn, logOut } from '../pages/shell'
import { expect, password, test } from '../site'

const confirmation = (url: URL): boolean => url.pathname === '/wps/member/confirmation'

/** Ages the login beyond the time in which it counts as a proof. */
const forgetTheLogin = (page: Page) =>
  page.route(confirmation, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: object }
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, until: null } } })
  })

test('a member who registered with Google: proves the identity with Google, sets a password, and may then remove Google', async ({
  site,
}) => {
  test.setTimeout(120_000)
  const { page, t, expectToast } = site
  const person = freshPerson()
  await page.goto('/m/login')
  await socialButton(site, 'Google').click()
  await continueAs(page, person)
  await tick(page.locator('input[name=ageConfirmed]'))
  await page.locator('form [type=submit]').click()
  await expectSignedIn(page)

  const google = page.getByRole('list', { name: t('account:linked.title') }).getByRole('button', { name: /Google/ })
  const disconnect = async () => {
    await google.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('account:linked.action') })
      .click()
  }
  await page.goto('/m/securityCenter')
  await disconnect()
  await expect(page.getByText(t('errors:last_way_in'))).toBeVisible()

  await forgetTheLogin(page)
  await page.getByRole('button', { name: t('account:security.payment.detail') }).click()
  await page.getByRole('button', { name: t('account:confirm.byProvider', { provider: 'Google' }) }).click()
  await expect(page).toHaveURL(/\/issuer\/google\/authorize/)
  await page.unroute(confirmation)
  await continueAs(page, person)
  await expect(page).toHaveURL(/\/m\/securityCenter$/)
  await page.locator('input[name=newPassword]').fill(password)
  await page.locator('input[name=confirmNewPassword]').fill(password)
  await page.locator('form [type=submit]').click()
  await expectToast(t('account:security.first.done'))
  await expect(page.locator('input[name=newPaymentPassword]'), 'what was asked for goes on').toBeVisible()
  await page.keyboard.press('Escape')

  await disconnect()
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: t('account:confirm.action'), exact: true }).click()
  await expectToast(t('account:linked.done', { provider: 'Google' }))
  await expect(google).toHaveCount(0)
  await logOut(page, t)
  await page.goto('/m/login')
  await socialButton(site, 'Google').click()
  await continueAs(page, person)
  await expect(page.getByRole('heading', { name: t('account:social.ticket', { provider: 'Google' }) })).toBeVisible()
})
