import { expect, type FrameLocator, type Page } from '@playwright/test'
import { sessionKey } from './login-page'
import { visit } from './visit'

type GamePlace = FrameLocator | Page

/** Leaves the sheet of rules, which a game shows before its first start in a browser. */
const leaveRules = async (game: GamePlace): Promise<void> => {
  const start = game.locator('.sheet button.primary')
  await expect(start.or(game.locator('.game-ready')).first()).toBeVisible({ timeout: 90_000 })
  if (await start.isVisible()) await start.click()
  await expect(game.locator('.sheet')).toHaveCount(0)
}

/** Opens a game by its address in the site's own frame. */
export const openGame = async (page: Page, gameId: string): Promise<FrameLocator> => {
  const game = encodeURIComponent(gameId)
  await visit(page, `/m/play?gameId=${game}&nodeId=${game}&mode=real`)
  const frame = page.frameLocator('iframe')
  await leaveRules(frame)
  return frame
}

/** Opens a game in a tab of its own, for the member logged in on `page`. */
export const openGameTab = async (page: Page, gameId: string): Promise<Page> => {
  const token = await page.evaluate((key): string => JSON.parse(localStorage.getItem(key) ?? '{}').token, sessionKey)
  const launched = await page.request.get('/wps/game/launchGame', {
    params: { gameId, nodeId: gameId, launchMode: 'GLS', mode: 'real' },
    headers: { Merchant: 'aurora', Authorization: token, Language: 'PT', Device: 'web', ModuleId: 'GAMELO3' },
  })
  const tab = await page.context().newPage()
  await tab.goto((await launched.json()).value.content.game_url)
  await leaveRules(tab)
  return tab
}

/** In landscape on a phone, reels and button are both visible and do not overlap. */
export const expectPlayableOnItsSide = async (page: Page, frame: FrameLocator): Promise<void> => {
  const upright = page.viewportSize()
  await page.setViewportSize({ width: 844, height: 390 })
  const reels = frame.locator('canvas.reels')
  const spin = frame.locator('button.spin')
  for (const part of [reels, spin]) await expect(part).toBeInViewport({ ratio: 0.99 })
  const [left, right] = [await reels.boundingBox(), await spin.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  expect(left?.height ?? 0).toBeGreaterThan(240)
  if (upright) await page.setViewportSize(upright)
}

/** Takes the dearest stake of a game of reels. */
export const takeHighestStake = async (game: GamePlace): Promise<void> => {
  await game.locator('button.stake-value').click()
  await game.locator('.stake-grid[role=group] button').last().click()
  await expect(game.locator('.sheet')).toHaveCount(0)
}

/** Plays one round, known by its number, and waits until the game is ready for the next; free spins make a round long. */
export const playRound = async (game: GamePlace): Promise<void> => {
  const spin = game.locator('button.spin')
  const round = game.locator('.fact-round dd')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  const before = (await round.textContent()) ?? ''
  await spin.click()
  await expect(round).not.toHaveText(before, { timeout: 30_000 })
  await expect(spin).toBeEnabled({ timeout: 120_000 })
}
