import { tick } from './pages/tick'
import type { Page } from '@playwright/test'
import { header } from './pages/shell'
import { expect, test } from './site'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background').trim())

test('the theme chosen in the menu colours every open page at once, and the next document from its first byte', async ({ site, context }) => {
  const { page, t } = site
  const second = await context.newPage()
  await second.goto('/m/help')
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(second.locator('html[data-mounted]')).toBeAttached()
  const dark = await background(page)

  await header(page)
    .getByRole('button', { name: t('host:header.openMenu') })
    .click()
  await tick(page.getByTestId('side-panel').getByRole('radio', { name: t('host:panel.themeLight') }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => background(page)).not.toBe(dark)
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = await background(page)

  expect(await (await page.request.get('/m/help')).text()).toMatch(/<html[^>]*data-theme="light"/)
  await page.reload()
  expect(await background(page)).toBe(light)
})
