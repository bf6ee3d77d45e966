import type { Page } from '@playwright/test'
import { expect, test } from '../policy-test'
import { startSite, type Site } from './site/start-site'

/*
 * A tab of the real host while a squad publishes: it updates only at a moment that does not interrupt the visitor. The
 * test controls the tab's clock; the edge is real.
 */
let site: Site
const versions: string[] = []
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startSite('real', ['alpha', 'busy'])
  for (const name of ['two', 'three', 'four', 'five', 'six'])
    versions.push(
      await site.remake('alpha', `${versions.length + 2}.0.0`, {
        AlphaPage: [['alpha pressed ', `alpha ${name} pressed `]],
      }),
    )
})
test.afterAll(() => site.stop())

const deploy = async () =>
  expect(await site.release('publish', 'alpha', '--folder', versions.shift() ?? '')).toMatchObject({ code: 0 })

const minutes = (count: number) => count * 60_000
const amount = (page: Page) => page.getByLabel('amount')
const follow = (page: Page, name: string) => page.getByRole('link', { name }).click()
const pressed = (page: Page, text: string) => page.getByRole('button', { name: `${text} 0` })
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { firstDocument: true })).then(() => undefined)
const isFirstDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'firstDocument') === true)

const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Hides the tab for this long, shows it again, and waits until it has compared its releases with the live ones. */
const leave = async (page: Page, ms: number, timeout = 20_000): Promise<void> => {
  await turn(page, 'hidden')
  await page.clock.fastForward(ms)
  await Promise.all([page.waitForResponse(/\/composition\/releases$/, { timeout }), turn(page, 'visible')])
}

/** A tab that has begun to compare its releases with the live ones. */
const openBusy = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.goto(`${site.url}/m/busy`)
  await expect(amount(page)).toBeVisible()
  await mark(page)
  await page.clock.runFor(8000)
  await expect(() => leave(page, minutes(2), 2000)).toPass()
}

/** An updated tab would be a new document, and a new document does not compare yet. */
const expectHeld = async (page: Page): Promise<void> => {
  await leave(page, minutes(31))
  await leave(page, minutes(31))
  expect(await isFirstDocument(page)).toBe(true)
}

const expectMoved = (page: Page) => expect.poll(() => isFirstDocument(page).catch(() => true)).toBe(false)

test('new release: the tab keeps its releases on the open page and updates with the next page', async ({ page }) => {
  await openBusy(page)
  await deploy()
  await leave(page, minutes(5))
  expect(await isFirstDocument(page)).toBe(true)
  await follow(page, 'to alpha')
  await expectMoved(page)
  await expect(page).toHaveURL(/\/m\/alpha$/)
  await expect(pressed(page, 'alpha two pressed')).toBeVisible()
})

test('visitor returns after half an hour: the tab updates at once', async ({ page }) => {
  await openBusy(page)
  await deploy()
  await leave(page, minutes(31))
  await expectMoved(page)
  await follow(page, 'to alpha')
  await expect(pressed(page, 'alpha three pressed')).toBeVisible()
})

test('typed text and a new release: the text is never lost, not after half an hour, after sending, or at the next form step', async ({
  page,
}) => {
  await openBusy(page)
  await amount(page).fill('100')
  await deploy()
  await expectHeld(page)
  await amount(page).press('Enter')
  await expectHeld(page)
  await follow(page, 'next step')
  await expect(page).toHaveURL(/step=2$/)
  await expectHeld(page)
  await expect(amount(page)).toHaveValue('100')
  await amount(page).fill('')
  await leave(page, minutes(31))
  await expectMoved(page)
})

for (const [what, button] of [
  ['an open round', 'round'],
  ['a remote that says it cannot be updated', 'payment'],
] as const) {
  test(`${what}: the tab does not update until it ends`, async ({ page }) => {
    await openBusy(page)
    await page.getByRole('button', { name: button }).click()
    await deploy()
    await expectHeld(page)
    await follow(page, 'next step')
    await expectHeld(page)
    await page.getByRole('button', { name: button }).click()
    await leave(page, minutes(31))
    await expectMoved(page)
  })
}

test('tab opened before two deploys and a prune: its other pages open without a missing file', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  const [first, second] = [
    await site.remake('alpha', '7.0.0', {}),
    await site.remake('alpha', '8.0.0', { AlphaPage: [['alpha pressed ', 'alpha eight pressed ']] }),
  ]
  await openBusy(page)
  for (const folder of [first, second])
    expect(await site.release('publish', 'alpha', '--folder', folder)).toMatchObject({ code: 0 })
  expect(await site.release('prune', '--keep', '3')).toMatchObject({ code: 0 })
  await follow(page, 'to alpha')
  await expect(pressed(page, 'alpha six pressed')).toBeVisible()
  expect(await isFirstDocument(page)).toBe(true)
  expect(missing).toEqual([])
})
