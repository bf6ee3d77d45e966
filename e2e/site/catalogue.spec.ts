import type { Page } from '@playwright/test'
import { expect, test } from '../policy-test'
import { startDevServer, type RunningServer } from '../delivery/site/dev-servers'

let server: RunningServer

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000)
  server = await startDevServer('catalogue-cli', 'catalogue', baseURL ?? '')
})
test.afterAll(() => server.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const openList = async (page: Page) => {
  await page.goto(server.url)
  await expect(heading(page)).toHaveText('Building blocks')
}
const openPage = async (page: Page, id: string) => {
  await page.goto(`${server.url}/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Properties' })).toBeVisible()
}

test('a layer opens by keyboard, keeps the focus inside, closes with Escape and gives the focus back', async ({
  page,
}) => {
  const layers = [
    { id: 'dialog', button: 'Withdraw the money?', role: 'alertdialog' },
    { id: 'dialog', button: 'Notices', role: 'dialog' },
    { id: 'sheet', button: 'Filter', role: 'dialog' },
    { id: 'drawer', button: 'From the left', role: 'dialog' },
  ] as const
  for (const { id, button, role } of layers) {
    await openPage(page, id)
    const opener = page.getByRole('button', { name: button, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const layer = page.getByRole(role)
    await expect(layer).toBeVisible()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(
        await layer.evaluate((element) => element.contains(document.activeElement)),
        `${id}: Tab stays inside`,
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('arrow keys move between tabs', async ({ page }) => {
  await openPage(page, 'tabs')
  const tabs = page.getByRole('tablist', { name: 'Bets', exact: true })
  await tabs.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: /^Open/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').first()).toHaveText('Open')
  await page.keyboard.press('End')
  await expect(tabs.getByRole('tab', { name: 'Settled' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
})

test('a building block is found by a property, and a wrong address leads back to the list', async ({ page }) => {
  await openList(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('oncomplete')
  await page.getByRole('link', { name: /CodeInput/ }).click()
  await expect(heading(page)).toHaveText('CodeInput')
  await page.goto(`${server.url}/nothing`)
  await page.locator('main').getByRole('link', { name: 'All building blocks' }).last().click()
  await expect(heading(page)).toHaveText('Building blocks')
})
