import { tick } from '../pages/tick'
import type { Page } from '@playwright/test'
import { header } from '../pages/shell'
import { originOf } from '../screens/visitors'
import { expect, test } from '../site'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background').trim())

const barColour = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')

test('the theme chosen in the menu colours every open page at once, and the next document from its first byte', async ({
  site,
  context,
}) => {
  const { page, t } = site
  const second = await context.newPage()
  await second.goto('/m/help')
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(second.locator('html[data-mounted]')).toBeAttached()
  const dark = await background(page)
  expect(await barColour(page)).toBe(dark)

  await header(page)
    .getByRole('button', { name: t('host:header.openMenu') })
    .click()
  await tick(page.getByTestId('side-panel').getByRole('radio', { name: t('host:panel.themeLight') }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => background(page)).not.toBe(dark)
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = await background(page)
  expect(await barColour(page)).toBe(light)

  expect(await (await page.request.get('/m/help')).text()).toMatch(/<html[^>]*data-theme="light"/)
  await page.reload()
  expect(await background(page)).toBe(light)
})

test('each merchant has icons of its own for the tab, the home screen and launchers that cut them to their shape', async ({
  request,
  baseURL,
}) => {
  const seen = new Set<string>()
  for (const merchant of ['aurora', 'lotus'] as const) {
    // Node does not resolve every name below localhost, as browsers do.
    const headers = { Host: new URL(originOf(baseURL ?? '', merchant)).host }
    const { icons } = (await (await request.get('/manifest.webmanifest', { headers })).json()) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 180x180',
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ])
    for (const { src } of [...icons, { src: '/favicon.ico' }]) {
      const answer = await request.get(src, { headers })
      expect(`${answer.status()} ${answer.headers()['content-type']}`, src).toBe('200 image/png')
    }
    for (const { src } of icons) seen.add(src)
  }
  expect(seen.size, 'no two share an icon').toBe(8)
})
