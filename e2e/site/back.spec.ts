import type { Locator, Page } from '@playwright/test'
import { header } from '../pages/shell'
import { expect, test } from '../site'

/** Comes to a page of the site from its home. */
const comeTo = async (page: Page, path: string): Promise<void> => {
  await page.goto('/m/home')
  await expect(header(page)).toBeVisible()
  await page.goto(path)
}

/** Back closes the layer and stays, forward opens nothing, and after a reload with the layer the page is left in one step. */
const backCloses = async (page: Page, open: () => Promise<void>, layer: Locator): Promise<void> => {
  const here = page.url()
  await open()
  await expect(layer).toBeVisible()
  await page.goBack()
  await expect(layer).toHaveCount(0)
  expect(page.url()).toBe(here)
  await page.goForward()
  await expect(page.locator('main')).toBeVisible()
  expect(page.url()).toBe(here)
  await expect(layer).toHaveCount(0)
  await open()
  await expect(layer).toBeVisible()
}

test('back closes the side panel and the sheet above it, one after the other; a link out of the panel leads on', async ({
  site,
}) => {
  const { page, t } = site
  await comeTo(page, '/m/activity')
  await page.goto('/m/home')
  const panel = page.getByTestId('side-panel')
  const open = () =>
    header(page)
      .getByRole('button', { name: t('host:header.openMenu') })
      .click()
  await backCloses(page, open, panel)
  const help = panel.getByRole('link', { name: t('messaging:menu.help') }).first()
  await help.click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(panel).toHaveCount(0)
  await open()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('back closes filter drawer and game sheet of a lobby; after a reload with an open layer the page is left in one step', async ({
  site,
}) => {
  const { page, t } = site
  await comeTo(page, '/m/slot-games')
  await expect(page.getByTestId('game-card').first()).toBeVisible()
  const filters = page.getByRole('button', { name: t('games:filter.open'), exact: true })
  const drawer = page.getByRole('dialog', { name: t('games:filter.title') })
  await backCloses(page, () => filters.click(), drawer)
  await page.reload()
  await expect(page.getByTestId('game-card').first()).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('back closes a sheet inside a game and stays in the game', async ({ site }) => {
  const { page } = site
  await comeTo(page, '/m/play?gameId=POMAR_cherry-fiesta&nodeId=POMAR_cherry-fiesta&mode=demo')
  const game = page.frameLocator('iframe')
  const sheet = game.getByRole('dialog')
  await expect(sheet).toBeVisible()
  // Only the frame moves, so there is no navigation of the page to wait for.
  await page.evaluate(() => history.back())
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/play/)
  await expect(game.locator('.game')).toBeVisible()
})

test('the sports game fills the page: no header and no menu, and its control leads back', async ({ site }) => {
  const { page, t } = site
  await page.goto('/m/sport-games')
  await page.goto('/m/sportsGame?vassalage=NOPE')
  const frame = page.locator('iframe')
  await expect(frame).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await expect(page.getByTestId('bottom-menu')).toHaveCount(0)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await page.getByRole('button', { name: t('games:play.leave') }).click()
  await expect(page).toHaveURL(/\/m\/sport-games$/)
})
