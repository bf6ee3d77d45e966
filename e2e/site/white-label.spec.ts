import { tick } from '../pages/tick'
import type { APIRequestContext, Page } from '@playwright/test'
import { openWhenKnown, saveMerchant, siteOf } from '../pages/new-merchant'
import { expect, test } from '../site'
import { textsOf } from '../texts'

const palettes = {
  dark: { brand: '#d4145a', 'on-brand': '#ffffff' },
  light: { brand: '#a80f47', 'on-brand': '#ffffff' },
}
/** A new merchant, whatever an earlier run left in the database. */
const code = `coral-${Date.now().toString(36)}`
const domain = `${code}.localhost`
const coral = {
  like: 'aurora',
  code,
  name: 'Coral',
  sort: 9,
  hosts: [domain],
  mainDomain: domain,
  defaultLanguage: 'EN',
  languages: ['EN', 'ES'],
  flags: ['USERNAMEREG3', 'FROMTHEFUTURE9'],
  blockedRegions: [] as string[],
  maintenance: false,
  maintenanceMessage: '',
  profile: { theme: palettes, contact: 'mailto:help@coral.example', maintenanceMessages: {} as Record<string, string> },
}

const save = (request: APIRequestContext, change: Partial<typeof coral> = {}) =>
  saveMerchant(request, { ...coral, ...change })
const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
/** The site retries when the network is back; a visitor would wait for its own retry. */
const askAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('a third merchant without a build: its site opens while all runs, closes for maintenance and opens again with the typed text', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await save(request)
  await openWhenKnown(page, `${siteOf(baseURL, domain)}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/Coral/)
  expect(await brand(page)).toBe(palettes.dark.brand)
  await test.step('each theme has the merchant’s own palette', async () => {
    await page.goto(`${siteOf(baseURL, domain)}/m/set`)
    for (const theme of ['light', 'dark'] as const) {
      await tick(page.locator(`input[name=theme][value=${theme}]`))
      await expect.poll(() => brand(page)).toBe(palettes[theme].brand)
    }
  })
  await test.step('features without a flag do not exist', async () => {
    await page.goto(`${siteOf(baseURL, domain)}/m/vouReport`)
    await expect(page.getByRole('heading', { level: 1, name: textsOf('en')('host:missing.title') })).toBeVisible()
    await page.goto(`${siteOf(baseURL, domain)}/m/login`)
    await expect(page.locator('input[name=username]')).toBeVisible()
    await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0)
  })
  await expect(page.locator('html[data-mounted]')).toBeAttached()
  const typed = page.locator('input[name=username]')
  await typed.fill('somebody')
  await save(request, {
    maintenance: true,
    maintenanceMessage: 'Novos jogos.',
    profile: { ...coral.profile, maintenanceMessages: { EN: 'New games are moving in.' } },
  })
  await expect(async () => {
    await askAgain(page)
    await expect(page.getByText('New games are moving in.')).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(typed).toBeHidden()
  await save(request, { blockedRegions: [''] })
  await expect(async () => {
    await askAgain(page)
    await expect(page.locator('a[href="mailto:help@coral.example"]')).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText(/127\.0\.0\.1|::1/)
  await save(request)
  await expect(async () => {
    await askAgain(page)
    await expect(typed).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 30_000 })
  await expect(typed).toHaveValue('somebody')
})

test('pictures come from the merchant’s image hosts, and from the site when those are down', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/art/'))
      hosts.add(new URL(request.url()).hostname)
  })
  const home = `${siteOf(baseURL, 'lotus.localhost')}/m/home`
  const arrived = () =>
    page
      .locator('main img')
      .evaluateAll(
        (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      )
  await page.goto(home)
  await expect.poll(arrived).toBeGreaterThan(2)
  expect([...hosts].some((host) => /^img[12]\.localhost$/.test(host))).toBe(true)
  await context.route(/\/\/img[12]\.localhost/, (route) => route.abort())
  hosts.clear()
  await page.goto(home)
  await expect.poll(arrived).toBeGreaterThan(2)
  expect(hosts).toContain('lotus.localhost')
})
