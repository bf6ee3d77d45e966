import { expect, type Browser, type Page } from '@playwright/test'
import { gameName } from '../pages/studio-texts'
import { frameWorks, times, traceCategories, type Work } from './frame-work'

const shots = 10
const shotEvery = 250
const name = gameName('pt', 'fishing')

/** Works for the frames of a fishing game while every fish of its list is shot at. */
export const playFishing = async (
  browser: Browser,
  page: Page,
  { studio, slower }: { readonly studio: string; readonly slower: number },
): Promise<readonly Work[]> => {
  await page.goto(`${studio}/play/ANZOL_golden-hook?mode=demo&lang=pt`)
  // The rules stand open before the first round.
  await page.locator('.sheet button.primary').click()
  const load = page.getByRole('button', { name: name('load'), disabled: false })
  await load.click()
  const kinds = page.getByRole('button', { name: name('shootAt'), disabled: false })
  await expect(kinds.first()).toBeVisible()
  const count = await kinds.count()
  await browser.startTracing(page, { categories: traceCategories })
  for (let shot = 0; shot < shots; shot += 1) {
    await kinds.nth(shot % count).click()
    await page.waitForTimeout(shotEvery)
  }
  return frameWorks(await browser.stopTracing()).map((work) => times(work, slower))
}
