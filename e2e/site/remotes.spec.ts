import type { Page } from '@playwright/test'
import { signInThroughForm } from '../pages/login-page'
import { bottomMenu, failedCard, header } from '../pages/shell'
import { expect, password, test } from '../site'

/** A place of each remote, and places of the others that must go on working while it is down. */
const places = {
  account: { path: '/m/set', account: null },
  games: { path: '/m/slot-games', account: null },
  wallet: { path: '/m/gameRecord', account: 'player01' },
  promotions: { path: '/m/activity', account: null },
  agent: { path: '/m/agent', account: 'agent01' },
  messaging: { path: '/m/help', account: null },
} as const

/** What a page may say of a remote that does not answer. */
const faults = [/ERR_FAILED|ERR_CONNECTION_REFUSED|net::|could not be loaded|remote|Loading|chunk/i]

type Remote = keyof typeof places

const killRemote = (page: Page, remote: Remote) =>
  page.context().route(`**/releases/${remote}/**`, (route) => route.abort('connectionrefused'))
const reviveRemote = (page: Page, remote: Remote) => page.context().unroute(`**/releases/${remote}/**`)

const settled = (page: Page) =>
  expect(
    page
      .locator('main')
      .getByRole('heading')
      .or(page.locator('main').getByRole('button'))
      .or(page.locator('main').getByRole('link'))
      .first(),
  ).toBeVisible()

for (const remote of Object.keys(places) as Remote[]) {
  test.describe(`while ${remote} is down`, () => {
    test.use({ tolerate: faults })

    test('its place shows a card, the shell and the other five keep working, and retry recovers without a reload', async ({
      site,
    }) => {
      const { page } = site
      const { path, account } = places[remote]
      const signedInAs = account ?? 'agent01'
      await signInThroughForm(page, signedInAs, password)
      await killRemote(page, remote)

      await page.goto(path)
      await expect(failedCard(page).first()).toBeVisible({ timeout: 30_000 })
      await expect(header(page).or(page.getByRole('navigation')).first()).toBeVisible()

      for (const [other, place] of Object.entries(places)) {
        if (other === remote || (place.account === 'agent01' && signedInAs !== 'agent01')) continue
        await page.goto(place.path)
        await settled(page)
        await expect(page.locator('main').getByTestId('remote-failed')).toHaveCount(0)
      }

      await page.goto(path)
      await expect(failedCard(page).first()).toBeVisible({ timeout: 30_000 })
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
      await reviveRemote(page, remote)
      await failedCard(page).first().getByRole('button').click()
      await expect(page.locator('main').getByTestId('remote-failed')).toHaveCount(0, { timeout: 30_000 })
      await settled(page)
      expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
    })
  })
}

test.describe('home', () => {
  test.use({ tolerate: faults })
  test('the home page lives on when any one remote is down', async ({ site }) => {
    const { page } = site
    for (const remote of Object.keys(places) as Remote[]) {
      await killRemote(page, remote)
      await page.goto('/m/home')
      await expect(header(page)).toBeVisible()
      await expect(bottomMenu(page).getByRole('link')).not.toHaveCount(0)
      await reviveRemote(page, remote)
    }
  })
})
