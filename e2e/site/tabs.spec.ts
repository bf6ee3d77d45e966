import { deposit } from '../pages/deposit-page'
import { openGameTab, playRound } from '../pages/game-page'
import type { Page } from '@playwright/test'
import { sessionKey, signInThroughForm } from '../pages/login-page'
import { register } from '../pages/register-page'
import { balance, expectBalance, logOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

const newPassword = 'Better#20267'
const gameId = 'LUMORA_prisma-ascendant'

/** A game in a tab of its own refuses the next stake, because the session it was opened with is gone. */
const expectShut = async (game: Page): Promise<void> => {
  await game.locator('button.spin').click()
  await expect(game.getByRole('alertdialog')).toBeVisible()
  await game.close()
}

/** A call of the member who is logged in on this page. */
const callAs = async (page: Page, method: 'POST' | 'DELETE', path: string, data: object): Promise<void> => {
  const token = await page.evaluate((key): string => JSON.parse(localStorage.getItem(key) ?? '{}').token, sessionKey)
  const answer = await page.request.fetch(path, { method, data, headers: { Merchant: 'aurora', Authorization: token } })
  expect(answer.ok()).toBe(true)
}

test('a second tab follows login, balance and logout, and a game in a third tab takes no more bets after its session ends in any way', async ({
  site,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  const name = freshName()
  await register(page, name, password)
  await logOut(page, t)

  const second = await context.newPage()
  await second.goto('/m/home')
  await expect(balance(second)).toHaveCount(0)

  await signInThroughForm(page, name, password)
  await expect(balance(second)).toBeVisible()
  await expectBalance(second, 0n)

  await deposit(page, t, '75.50'.replace('.', ','))
  await expectBalance(second, 7_550n)

  const game = await openGameTab(page, gameId)
  await playRound(game)
  await logOut(page, t)
  await expect(balance(second)).toHaveCount(0)
  await expectShut(game)

  // The password is changed: this device goes on with a new session, which the game does not have.
  await signInThroughForm(page, name, password)
  const beforeChange = await openGameTab(page, gameId)
  await page.goto('/m/changePsw')
  await page.locator('input[name=oldPassword]').fill(password)
  for (const field of ['newPassword', 'confirmNewPassword'])
    await page.locator(`input[name=${field}]`).fill(newPassword)
  await page.locator('form [type=submit]').click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expectShut(beforeChange)

  // Another device is sent away.
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const elsewhere = await other.newPage()
  await signInThroughForm(elsewhere, name, newPassword)
  const onDevice = await openGameTab(elsewhere, gameId)
  await callAs(page, 'DELETE', '/wps/member/devices', { session: 'others' })
  await expectShut(onDevice)
  await other.close()

  const beforeExclusion = await openGameTab(page, gameId)
  await callAs(page, 'POST', '/wps/member/exclusion', { span: '6m', confirmed: true })
  await beforeExclusion.locator('button.spin').click()
  await expect(beforeExclusion.getByRole('alert')).toContainText('autoexclusão')
})
