import { tick } from './tick'
import { type Page } from '@playwright/test'
import { consoleRows } from './console-rows'
import { signInThroughForm } from './login-page'
import { expectSignedIn, logOut } from './shell'
import type { TextOf } from '../texts'

/** Opens a registration with a captcha and returns the text of its picture. */
export const openRegistration = async (page: Page, address = '/m/register'): Promise<string> => {
  // A picture of the previous page may still be loading, and its answer is lost with that page.
  await page.goto('about:blank')
  const opened = page.waitForResponse((response) => response.url().includes('/wps/captcha') && response.ok())
  await page.goto(address)
  const opening = new URL((await opened).url()).searchParams.get('flow')
  const rows = await consoleRows(page, 'captcha')
  return rows.find(({ flow }) => flow === opening)?.answer ?? ''
}

export const submitRegistration = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button').and(page.locator('[type=submit]')).click()

/** Registers a new member through the form and waits for the session. */
export const register = async (
  page: Page,
  username: string,
  password: string,
  origin = '',
  invitation = '',
): Promise<void> => {
  const captcha = await openRegistration(page, `${origin}/m/register${invitation}`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirmPassword]').fill(password)
  await page.locator('input[name=captcha]').fill(captcha)
  const age = page.locator('input[name=ageConfirmed]')
  if (await age.count()) await tick(age)
  await submitRegistration(page)
  await expectSignedIn(page)
}

/** A member who registered before and logs in now, as most visits begin. */
export const signInAsReturning = async (page: Page, t: TextOf, username: string, password: string): Promise<void> => {
  await register(page, username, password)
  await logOut(page, t)
  await signInThroughForm(page, username, password)
}
