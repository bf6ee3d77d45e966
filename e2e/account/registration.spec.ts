import { optionalAnswers, optionalFields } from '@mosaic/contracts/testing'
import { tick } from '../pages/tick'
import type { APIRequestContext } from '@playwright/test'
import { openRegistration, submitRegistration } from '../pages/register-page'
import { expectSignedIn } from '../pages/shell'
import { askForCode } from '../pages/sms-code'
import { expect, freshName, freshNumber, password, test } from '../site'
import { wireCodes, type Tag } from '../texts'

const anyOf = (regExp: string, maxLength = 64) => ({ enabled: true, required: false, regExp, maxLength })

/** A merchant that requires every field; its texts are in the language of the test. */
const saveMerchant = async (request: APIRequestContext, tag: Tag): Promise<string> => {
  const { value } = (await (
    await request.get('/wps/system/setting/register', { headers: { Merchant: 'aurora' } })
  ).json()) as { value: { fields: Record<string, unknown> } }
  const { email, ...others } = Object.fromEntries(optionalFields.map((name) => [name, anyOf('^[\\w. ]{4,20}$', 20)]))
  const fields = {
    ...value.fields,
    ...others,
    email: { ...email, ...anyOf('^[\\w.+-]{1,64}@[\\w-]{1,63}(\\.\\w{2,3}){1,3}$', 64) },
    paymentPassword: anyOf('^\\d{6}$', 6),
  }
  const code = `full-${tag}-${Date.now().toString(36)}`
  const host = `${code}.localhost`
  const language = wireCodes[tag]
  const saved = await request.post('/qa/merchants.json', {
    data: {
      like: 'aurora',
      code,
      sort: 90,
      hosts: [host],
      mainDomain: host,
      defaultLanguage: language,
      registration: { ...value, fields },
    },
  })
  expect(await saved.json()).toEqual({ saved: code })
  return host
}

test.describe('registration', () => {
  test.use({ tag: 'th' })
  test.setTimeout(300_000)

  test('both methods, with every optional field filled and with none, and every field explains its error', async ({
    site,
    baseURL,
  }) => {
    const { page, t, tag } = site
    const host = await saveMerchant(page.request, tag)
    const address = (baseURL ?? '').replace('//localhost', `//${host}`)
    const field = (name: string) => page.locator(`input[name=${name}]`)
    const leave = async () => {
      await page.context().clearCookies()
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    const fillWays = async (captcha: string) => {
      await field('username').fill(freshName())
      await field('password').fill(password)
      await field('confirmPassword').fill(password)
      await field('captcha').fill(captcha)
      await tick(field('ageConfirmed'))
    }
    // A merchant is known to the site within some seconds.
    await expect(async () => {
      await page.goto(`${address}/m/register`)
      await expect(field('username')).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })

    // Every field is wrong: each shows its error, and the first one has the focus.
    const first = await openRegistration(page, `${address}/m/register`)
    await field('username').fill('1')
    await field('password').fill('a')
    await field('confirmPassword').fill('b')
    for (const name of optionalFields) await field(name).fill('!')
    await field('captcha').fill('abc')
    await submitRegistration(page)
    const wrong = ['username', 'password', 'confirmPassword', ...optionalFields, 'captcha']
    for (const name of wrong) await expect(field(name), name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(t('forms:problem.mismatch'))).toBeVisible()
    await expect(page.getByText(t('forms:problem.digitsOnly'))).toBeVisible()
    await expect(page.getByText(t('forms:problem.mustConfirmAge'))).toBeVisible()
    await expect(field('username')).toBeFocused()

    // Put right one after the other, with every optional field.
    for (const [name, text] of Object.entries(optionalAnswers)) await field(name).fill(text)
    await fillWays(first)
    await submitRegistration(page)
    await expectSignedIn(page)
    await page.goto(`${address}/m/securityCenter`)
    await expect(
      page
        .getByRole('button', { name: t('account:security.payment.title') })
        .getByText(t('account:security.set'), { exact: true }),
    ).toBeVisible()
    await leave()

    // None of them.
    await fillWays(await openRegistration(page, `${address}/m/register`))
    await submitRegistration(page)
    await expectSignedIn(page)
    await leave()

    // By number, with all of them.
    await page.goto(`${address}/m/register`)
    await page.getByRole('tab', { name: t('account:ways.mobile') }).click()
    const number = freshNumber()
    // With the language Thai, Thailand is preselected.
    await expect(page.locator('select[name=country]')).toHaveValue('TH')
    await page.locator('select[name=country]').selectOption('BR')
    await field('mobileNum').fill(number)
    await field('verificationCode').fill(await askForCode(page, number))
    for (const [name, text] of Object.entries(optionalAnswers)) await field(name).fill(text)
    await field('password').fill(password)
    await field('confirmPassword').fill(password)
    await tick(field('ageConfirmed'))
    await submitRegistration(page)
    await expectSignedIn(page)
  })
})
