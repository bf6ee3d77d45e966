import type { Page, Route } from '@playwright/test'
import { expect, test } from '../policy-test'
import { startSite, type Site } from './site/start-site'

/* Fallbacks: the second origin, the release before. A composition that this edge did not sign has none. */
// The offline worker fetches documents itself, so the routes of a test would not see them.
test.use({ serviceWorkers: 'block' })

let site: Site
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startSite('tiny', ['alpha', 'beta'], { mirror: true })
})
test.afterAll(() => site.stop())

const alpha = (page: Page) => page.getByRole('button', { name: 'alpha pressed 0' })
const beta = (page: Page) => page.getByText('beta lazy part')
const card = (page: Page) => page.locator('[data-remote="alpha"]').first().getByTestId('remote-failed')
const ofAlpha = (origin: string) => new RegExp(`^${origin}/releases/alpha/.*\\.js`)
const wasPwned = (page: Page) => page.evaluate(() => Reflect.get(window, 'pwned') === true)

test('first origin down: files of the second origin are used', async ({ page }) => {
  const fromMirror: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(site.mirror)) fromMirror.push(new URL(request.url()).pathname)
  })
  await page.route(ofAlpha(site.url), (route) => route.abort('connectionrefused'))
  await page.goto(`${site.url}/m/both`)
  await expect(alpha(page)).toBeVisible()
  await expect(beta(page)).toBeVisible()
  expect(fromMirror.some((path) => path.endsWith('remoteEntry.js'))).toBe(true)
  expect(fromMirror.every((path) => path.startsWith('/releases/alpha/'))).toBe(true)
})

test('second origin with altered bytes: its files do not run', async ({ page }) => {
  await page.route(ofAlpha(site.url), (route) => route.abort('connectionrefused'))
  await page.route(ofAlpha(site.mirror), async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: `window.pwned=true;${await response.text()}` })
  })
  await page.goto(`${site.url}/m/both`)
  await expect(card(page)).toBeVisible()
  await expect(beta(page)).toBeVisible()
  expect(await wasPwned(page)).toBe(false)
})

test('release that does not load: the release before is shown', async ({ page }) => {
  const two = await site.remake('alpha', '2.0.0', { AlphaPage: [['"alpha pressed "', '"alpha two pressed "']] })
  expect(await site.release('publish', 'alpha', '--folder', two)).toMatchObject({ code: 0 })
  await page.route(/\/releases\/alpha\/2\./, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  await page.goto(`${site.url}/m/both`)
  await expect(alpha(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('release before without its integrity: not used', async ({ page }) => {
  await page.route(/\/releases\/alpha\/2\./, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  await page.route('**/composition/last-good/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    return route.fulfill({ response, json: { ...answer, composed: { ...answer.composed, integrity: {} } } })
  })
  await page.goto(`${site.url}/m/both`)
  await expect(card(page)).toBeVisible()
  await expect(alpha(page)).toHaveCount(0)
  await expect(beta(page)).toBeVisible()
  // An answer that is still being rewritten would be lost with the test.
  await page.unrouteAll({ behavior: 'wait' })
})

/** Console errors and warnings of the page from its start. */
const complaintOf = (page: Page) => page.waitForEvent('pageerror').then(({ message }) => message)
const runs = (page: Page) => page.evaluate(() => Reflect.get(window, 'identities') !== undefined)

test('composition without its integrity: no remote starts; with the signed one all start again', async ({ page }) => {
  const address = `${site.url}/m/both`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"remoteEntry\.js":"sha384-[^"]+"/g, '"remoteEntry.js":""')
    return route.fulfill({ response, body })
  })
  const complaint = complaintOf(page)
  await page.goto(address)
  expect(await complaint).toContain('does not carry the signature of its edge')
  expect(await runs(page)).toBe(false)
  await page.unroute(address)
  await page.reload()
  await expect(beta(page)).toBeVisible()
})

test('replay of an older document after a newer one: leads to the newest once, then is refused', async ({ page }) => {
  const address = `${site.url}/m/both`
  const recorded = await page.request.get(address)
  const old = { status: 200, headers: recorded.headers(), body: await recorded.text() }
  const beta2 = await site.remake('beta', '3.0.0', {})
  expect(await site.release('publish', 'beta', '--folder', beta2)).toMatchObject({ code: 0 })
  await page.goto(address)
  await expect(beta(page)).toBeVisible()
  const replay = (route: Route) =>
    route.fulfill({ ...old, headers: { ...old.headers, 'content-encoding': '', 'content-length': '' } })
  await page.route(address, replay)
  await page.goto(address)
  await expect(beta(page)).toBeVisible()
  await page.unroute(address)

  await page.route(`${address}*`, replay)
  const complaint = complaintOf(page)
  await page.goto(address)
  expect(await complaint).toContain('an old one that was served again')
  expect(await runs(page)).toBe(false)
  await page.unroute(`${address}*`)
  await page.reload()
  await expect(beta(page)).toBeVisible()
})
