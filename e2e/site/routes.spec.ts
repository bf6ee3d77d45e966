import { signInThroughForm } from '../pages/login-page'
import { expect, password, test } from '../site'

type Route = {
  readonly path: string
  readonly aliases?: readonly string[]
  readonly access: string
  readonly label: string
}

test('every route opens by its deep link, survives a reload and goes back, for those who may see it', async ({
  site,
}) => {
  test.setTimeout(240_000)
  const { page } = site
  const { routes } = (await (await page.request.get('/composition.json')).json()) as { routes: Route[] }
  expect(routes.length).toBeGreaterThan(20)

  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await expect(page.locator('main').getByTestId('remote-failed')).toHaveCount(0)
    await expect
      .poll(() =>
        page
          .locator('main')
          .evaluate(
            (main) => (main.textContent ?? '').trim().length + main.querySelectorAll('input,button,img,iframe').length,
          ),
      )
      .toBeGreaterThan(3)
  }
  for (const { path, access } of routes.filter((route) => route.access === 'public' || route.access === 'guest')) {
    await visit(path)
    await page.reload()
    await expect(page, `${path} (${access}) stays where it is`).toHaveURL(new RegExp(path.replace(/[/.]/g, '\\$&')))
    await expect(page.locator('main')).toBeVisible()
  }
  for (const { path } of routes.filter((route) => route.access === 'member' || route.access === 'agent')) {
    await page.goto(path)
    await expect(page, `${path} sends a guest to login`).toHaveURL(/\/m\/login/)
  }
  await signInThroughForm(page, 'agent01', password)
  for (const { path } of routes.filter((route) => route.access === 'member' || route.access === 'agent')) {
    await visit(path)
    await expect(page).toHaveURL(new RegExp(path.replace(/[/.]/g, '\\$&')))
  }
})

test('aliases and unknown paths lead where the spec says', async ({ site }) => {
  const { page } = site
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/nowhere', '/m/some/deep/nowhere']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/m\/home$/)
  }
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
