import type { BrowserContext, Page } from '@playwright/test'
import { signInThroughForm } from '../pages/login-page'
import { bottomMenu, failedCard, header } from '../pages/shell'
import { follow } from '../screens/arrive'
import { expect, password, test } from '../site'

/** A page of each remote that an agent may see. */
const places = {
  account: '/m/set',
  games: '/m/slot-games',
  wallet: '/m/gameRecord',
  promotions: '/m/activity',
  agent: '/m/agent',
  messaging: '/m/help',
} as const

/** Messages that a page may log about a remote that does not answer. */
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

/** Follows a link and waits until the previous page is gone. */
const proceedTo = async (page: Page, path: string): Promise<void> => {
  const before = await page.locator('main').textContent()
  await follow(page, path)
  await page.waitForFunction((text) => document.querySelector('main')?.textContent !== text, before)
}

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
test.beforeAll(async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL })
  await signInThroughForm(await context.newPage(), 'agent01', password)
  signedIn = await context.storageState()
  await context.close()
})

for (const remote of Object.keys(places) as Remote[]) {
  test.describe(`while ${remote} is down`, () => {
    test.use({ tolerate: faults, storageState: ({}, use) => use(signedIn) })

    test('its place shows a card, the shell and the other five keep working, and retry recovers without a reload', async ({
      site,
    }) => {
      const { page } = site
      await killRemote(page, remote)
      await page.goto(places[remote])
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
      await expect(failedCard(page).first()).toBeVisible({ timeout: 30_000 })
      await expect(header(page).or(page.getByRole('navigation')).first()).toBeVisible()

      for (const [other, path] of Object.entries(places)) {
        if (other === remote) continue
        await proceedTo(page, path)
        await settled(page)
        await expect(page.locator('main').getByTestId('remote-failed')).toHaveCount(0)
      }

      await follow(page, places[remote])
      await expect(page.locator('main').getByTestId('remote-failed').first()).toBeVisible({ timeout: 30_000 })
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
