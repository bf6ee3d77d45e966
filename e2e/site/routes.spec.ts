import { signInThroughForm } from '../pages/login-page'
import { atRest } from '../screens/at-rest'
import { expect, password, test } from '../site'
import { textsOf } from '../texts'

type Route = { readonly path: string; readonly remote: string; readonly access: Access }
type Access = 'public' | 'guest' | 'member' | 'agent'
const openToGuests: readonly Access[] = ['public', 'guest']
const guarded: readonly Access[] = ['member', 'agent']

/** One route of each remote per access: routing is the same for all, and the walk opens every one of them. */
const oneOfEach = (routes: readonly Route[], wanted: readonly Access[]): Route[] =>
  routes.filter(
    ({ remote, access }, index) =>
      wanted.includes(access) &&
      routes.findIndex((other) => other.remote === remote && other.access === access) === index,
  )

test('every route has a document that starts its remote', async ({ request }) => {
  const { routes } = (await (await request.get('/composition.json')).json()) as { routes: Route[] }
  expect(routes.length).toBeGreaterThan(20)
  const faults: string[] = []
  for (const { path, remote } of routes) {
    const html = await (await request.get(path)).text()
    if (!new RegExp(`<script[^>]* src="[^"]*/releases/${remote}/`).test(html)) faults.push(path)
  }
  expect(faults).toEqual([])
})

test('a route of each remote opens by its deep link and survives a reload, for the roles that may see it', async ({
  site,
}) => {
  test.setTimeout(240_000)
  const { page } = site
  const { routes } = (await (await page.request.get('/composition.json')).json()) as { routes: Route[] }
  const stays = async ({ path, access }: Route) => {
    await expect(page, `${path} (${access}) stays where it is`).toHaveURL(new RegExp(path.replace(/[/.]/g, '\\$&')))
    await atRest(page)
    await expect(page.locator('main').getByTestId('remote-failed')).toHaveCount(0)
  }
  const open = async (route: Route) => {
    await page.goto(route.path)
    await stays(route)
  }
  for (const route of oneOfEach(routes, openToGuests)) {
    await open(route)
    await page.reload()
    await stays(route)
  }
  for (const { path } of oneOfEach(routes, guarded)) {
    await page.goto(path)
    await expect(page, `${path} sends a guest to login`).toHaveURL(/\/m\/login/)
  }
  await signInThroughForm(page, 'agent01', password)
  for (const route of oneOfEach(routes, guarded)) await open(route)
})

test('aliases lead where the spec says; an unknown path has a page for it, in the language of the visitor', async ({
  site,
}) => {
  const { page } = site
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/m\/home$/)
  }
  await page.goto('/m/some/deep/nowhere')
  await expect(page.getByRole('heading', { name: site.t('host:missing.title'), level: 1 })).toBeVisible()
  await page.goto('/m/nowhere?lang=JA')
  await expect(page.getByRole('heading', { name: textsOf('ja')('host:missing.title'), level: 1 })).toBeVisible()
  await page.goto('/m/register.html')
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('login returns to the place that asked for it, and never leaves the site', async ({ site }) => {
  const { page } = site
  await page.goto('/m/gameRecord')
  await expect(page).toHaveURL(/\/m\/login/)
  await page.locator('input[name=username]').fill('player01')
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await expect(page).toHaveURL(/\/m\/gameRecord/)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/m/login?next=https://evil.test/')
  await page.locator('input[name=username]').fill('player01')
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await expect(page).toHaveURL(/localhost.*\/m\/home$/)
})
