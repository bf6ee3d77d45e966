import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens a game that a search by name found, for real money of the play kind. */
export const openGame = async (page: Page, gameId: string): Promise<FrameLocator> => {
  await page.goto(`/m/play?gameId=${encodeURIComponent(gameId)}&nodeId=${encodeURIComponent(gameId)}&mode=real`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.spin')).toBeVisible({ timeout: 20_000 })
  return frame
}

/** Plays one round and waits until the game is ready for the next. */
export const playRound = async (frame: FrameLocator): Promise<void> => {
  const start = frame.locator('.sheet button.primary')
  if (await start.count()) await start.first().click()
  const spin = frame.locator('button.spin')
  await expect(spin).toBeEnabled({ timeout: 15_000 })
  await spin.click()
  await expect(spin).toBeDisabled()
  await expect(spin).toBeEnabled({ timeout: 30_000 })
}
