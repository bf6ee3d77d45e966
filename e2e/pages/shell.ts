import { expect, type Locator, type Page } from '@playwright/test'
import type { TextOf } from '../texts'
import { sessionKey } from './login-page'

export const header = (page: Page): Locator => page.getByTestId('app-header')
export const bottomMenu = (page: Page): Locator => page.getByTestId('bottom-menu')
export const balance = (page: Page): Locator => page.getByTestId('balance')
export const failedCard = (page: Page): Locator => page.getByTestId('remote-failed')

/** The balance in minor units as its accessible name states it in full. */
const fullBalance = async (page: Page): Promise<bigint> => {
  const name =
    (await balance(page).getAttribute('aria-label')) ??
    (await balance(page).locator('[aria-label]').first().getAttribute('aria-label')) ??
    ''
  return BigInt(name.replace(/\D/g, '') || '-1')
}

/** Checks as often as the account of the page can change; growing intervals would add up to a second to each balance. */
export const expectBalance = (page: Page, amount: bigint): Promise<void> =>
  expect.poll(() => fullBalance(page), { intervals: [100] }).toBe(amount)

const patience = { polling: 50, timeout: 20_000 }
export const expectSignedIn = async (page: Page): Promise<void> =>
  void (await page.waitForFunction((key) => localStorage.getItem(key) !== null, sessionKey, patience))
export const expectSignedOut = async (page: Page): Promise<void> =>
  void (await page.waitForFunction((key) => localStorage.getItem(key) === null, sessionKey, patience))

export const logOut = async (page: Page, t: TextOf): Promise<void> => {
  await page.goto('/m/set')
  await page.getByRole('button', { name: t('account:settings.logout'), exact: true }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: t('host:panel.signOut'), exact: true })
    .click()
  await expectSignedOut(page)
}
