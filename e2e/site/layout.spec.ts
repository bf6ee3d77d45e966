import type { Page } from '@playwright/test'
import { header } from '../pages/shell'
import { drag } from '../pages/touch'
import { expect, test } from '../site'
import { textsOf, type TextOf } from '../texts'

const banner = (page: Page) => page.getByTestId('download-banner')
const serviceButton = (page: Page, t: TextOf) =>
  page
    .getByRole('link', { name: t('host:service.open') })
    .or(page.getByRole('button', { name: t('host:service.open') }))

test('back never leaves the site: after a deep link the arrow and the swipe lead home, otherwise one page back', async ({
  site,
}) => {
  const { page, t } = site
  await page.goto('/m/activity')
  await page.goto('/m/gameCenter')
  await header(page)
    .getByRole('button', { name: t('host:header.back') })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.goto('/m/activityDetail?id=none')
  await expect(page.locator('main')).toBeVisible()
  // The gestures are loaded with the first touch.
  await expect(async () => {
    await drag(page, { x: 80, y: 500 }, { x: 220, y: 505 })
    await expect(page).toHaveURL(/\/m\/home$/, { timeout: 1500 })
  }).toPass({ timeout: 20_000 })

  await page
    .getByTestId('bottom-menu')
    .getByRole('link', { name: t('promotions:menu.promotions') })
    .click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await drag(page, { x: 80, y: 700 }, { x: 170, y: 700 })
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('an unknown address: the page for it, with a way home', async ({ site }) => {
  const { page, t } = site
  await page.goto('/m/no/such/place')
  await expect(page.getByRole('heading', { name: t('host:missing.title'), level: 1 })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('host:missing.home') })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the side panel opens, closes by Escape and by following one of its links', async ({ site }) => {
  const { page, t } = site
  await page.goto('/m/home')
  const panel = page.getByTestId('side-panel')
  const open = header(page).getByRole('button', { name: t('host:header.openMenu') })
  await open.click()
  await expect(panel.getByRole('link', { name: t('messaging:menu.help') }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await open.click()
  await panel
    .getByRole('link', { name: t('messaging:menu.help') })
    .first()
    .click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('the download banner keeps toasts above itself and opens the popup, whose end is drawn once; a closed banner stays closed', async ({
  site,
}) => {
  const { page, t } = site
  const end = () => page.evaluate(() => localStorage.getItem('mosaic.download-offer-end'))
  await page.goto('/m/home')
  await expect(banner(page)).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    const toast = await page
      .getByRole('alert')
      .filter({ hasText: t('errors:offline') })
      .boundingBox({ timeout: 1000 })
    const below = await banner(page).boundingBox()
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass({ timeout: 20_000 })
  await banner(page)
    .getByRole('button', { name: t('host:download.open') })
    .click()
  await expect(page.getByRole('timer', { name: t('host:download.offer') })).toBeVisible()
  const drawn = await end()
  expect(Number(drawn) - Date.now()).toBeGreaterThan(3600_000)
  await page.reload()
  await banner(page)
    .getByRole('button', { name: t('host:download.open') })
    .click()
  await expect(page.getByRole('timer', { name: t('host:download.offer') })).toBeVisible()
  expect(await end()).toBe(drawn)
  await page.keyboard.press('Escape')
  await banner(page)
    .getByRole('button', { name: t('host:download.close') })
    .click()
  await page.reload()
  // The service button loads together with the banner.
  await expect(serviceButton(page, t)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('the service button floats: above the bottom menu and the app banner, and at the same place while scrolling', async ({
  site,
  baseURL,
}) => {
  test.setTimeout(60_000)
  const { page, t } = site
  const homes = [
    { home: '/m/home', of: t },
    { home: `${(baseURL ?? '').replace('//localhost', '//lotus.localhost')}/m/home`, of: textsOf('th') },
  ]
  for (const { home, of } of homes) {
    await page.goto(home)
    const button = serviceButton(page, of)
    await expect(button).toBeVisible()
    await expect(page.getByTestId('game-card').first()).toBeVisible()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => window.scrollTo(0, 0))
      const start = await button.boundingBox()
      // The other merchant's host shows no banner.
      const floor = (await banner(page).count()) > 0 ? banner(page) : page.getByTestId('bottom-menu')
      const below = await floor.boundingBox()
      expect((start?.y ?? Infinity) + (start?.height ?? 0), `${home} at ${width} px`).toBeLessThan(below?.y ?? 0)
      expect((start?.x ?? 0) + (start?.width ?? 0)).toBeGreaterThan(width - 24)
      await page.evaluate(() => window.scrollTo(0, 900))
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await button.boundingBox()).toEqual(start)
    }
  }
})

test('pull to refresh loads the data again, and so does the button', async ({ site }) => {
  const { page, t, expectToast } = site
  await page.goto('/m/help')
  await expect(page.locator('main').getByRole('button').first()).toBeVisible()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/wps/system/helpCenter')) asked += 1
  })
  await expect(async () => {
    await drag(page, { x: 200, y: 300 }, { x: 204, y: 560 })
    await expect.poll(() => asked, { timeout: 1500 }).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })
  await expectToast(t('host:refresh.done'))
  const before = asked
  await header(page)
    .getByRole('button', { name: t('host:refresh.button') })
    .click()
  await expect.poll(() => asked).toBe(before + 1)
})
