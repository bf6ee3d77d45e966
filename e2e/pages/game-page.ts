import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens a game by its address and leaves the sheet of rules, which every visit shows before its first round. */
export const openGame = async (page: Page, gameId: string): Promise<FrameLocator> => {
  await page.goto(`/m/play?gameId=${encodeURIComponent(gameId)}&nodeId=${encodeURIComponent(gameId)}&mode=real`)
  const frame = page.frameLocator('iframe')
  await frame.locator('.sheet button.primary').click({ timeout: 30_000 })
  await expect(frame.locator('.sheet')).toHaveCount(0)
  return frame
}

/** Plays one round, known by its number, and waits until the game is ready for the next; free spins make a round long. */
export const playRound = async (frame: FrameLocator): Promise<void> => {
  const spin = frame.locator('button.spin')
  const round = frame.locator('.fact-round dd')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  const before = (await round.textContent()) ?? ''
  await spin.click()
  await expect(round).not.toHaveText(before, { timeout: 30_000 })
  await expect(spin).toBeEnabled({ timeout: 120_000 })
}
