import type { Page } from '@playwright/test'
import { expect, test } from '../site'
import { textsOf } from '../texts'
import { startSite } from './site/start-site'

/** The worker registers with the first visit, without any interaction. */
const workerOf = (page: Page): Promise<void> => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

const offlineTitles = { PT: 'Você está sem internet', JA: 'オフラインです' } as const

test('no network: the offline page has the visitor’s language and theme, and the site returns by itself', async ({
  site,
  context,
  baseURL,
}) => {
  const { page } = site
  await page.goto('/m/home')
  await workerOf(page)
  await context.setOffline(true)
  await page.goto('/m/slot-games')
  await expect(page.getByRole('heading', { name: offlineTitles.PT })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await context.addCookies([
    { name: 'mosaic.lang', value: 'JA', url: baseURL ?? '' },
    { name: 'mosaic.theme', value: 'light', url: baseURL ?? '' },
  ])
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { name: offlineTitles.JA })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await context.setOffline(false)
  await expect(page.getByTestId('app-header')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/m/slot-games')
})

test('no network before the page’s code is loaded: the page says so and loads by itself later', async ({
  page,
  context,
}) => {
  const t = textsOf('pt')
  await page.goto('/m/home')
  await expect(page.locator('html[data-mounted]')).toBeAttached()
  await context.setOffline(true)
  await page
    .getByTestId('bottom-menu')
    .getByRole('link', { name: t('promotions:menu.promotions') })
    .click()
  await expect(page.getByTestId('remote-failed')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('promotions:title.list') })).toBeVisible()
  await expect(page.getByTestId('remote-failed')).toHaveCount(0)
})

test('main script that hangs: within 15 seconds a page in the site’s theme loads it again', async ({ page }) => {
  await page.clock.install()
  let isSilent = true
  await page.route(/\/releases\/host\/.*\/main\.js/, (route) => (isSilent ? undefined : route.continue()))
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.getByTestId('app-header')).toBeVisible()
  await page.clock.fastForward(15_000)
  const reload = page.getByRole('alert').getByRole('button')
  await expect(reload).toBeVisible()
  expect(await reload.evaluate((button) => getComputedStyle(button).borderTopLeftRadius)).not.toBe('0px')
  isSilent = false
  await reload.click()
  await expect(page.locator('html[data-mounted]')).toBeAttached()
})

test('kill switch: the worker and its caches are removed from the browser', async ({ page }) => {
  test.setTimeout(240_000)
  const own = await startSite('real', [])
  try {
    await page.goto(`${own.url}/m/home`)
    await workerOf(page)
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
    await own.withoutOfflinePage()
    await page.goto(`${own.url}/m/home`)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)))
      .toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await expect(page.getByTestId('app-header')).toBeVisible()
  } finally {
    await own.stop()
  }
})
