import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from '../site'

export type Person = { readonly name: string; readonly email: string }
let made = 0
/** A person without an account, whatever an earlier run left in the database. */
export const freshPerson = (): Person => {
  const mark = `${Date.now().toString(36)}${(made += 1)}`
  return { name: `Person ${mark}`, email: `person-${mark}@example.com` }
}

export const socialButton = ({ page, t }: Site, provider: 'Google' | 'Facebook'): Locator =>
  page.getByRole('button', { name: t('account:social.goOn', { provider }), exact: true })

/** Fills in a person at the test issuer's page, which is on another origin, and continues. */
export const continueAs = async (page: Page, { name, email }: Person): Promise<void> => {
  await expect(page).toHaveURL(/\/issuer\/(google|facebook)\/authorize/)
  await page.locator('input[name=name]:visible').fill(name)
  await page.locator('input[name=email]:visible').fill(email)
  await page.locator('button.go').click()
}
