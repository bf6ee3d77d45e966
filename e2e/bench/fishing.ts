import { expect, type Browser, type Page } from '@playwright/test'
import { gameName } from '../pages/studio-texts'
import { frameWorks, times, traceCategories, type Work } from './frame-work'

const shots = 10
const shotEvery = 250
const inSight = 5
const name = gameName('pt', 'fishing')

/** Works for the frames of a fishing game while fish of its list are shot at. */
export const playFishing = async (
  browser: Browser,
  page: Page,
  { studio, slower }: { readonly studio: string; readonly slower: number },
): Promise<readonly Work[]> => {
  await page.goto(`${studio}/play/ANZOL_golden-hook?mode=demo&lang=pt`)
  // The rules are open before the first round.
  await page.locator('.sheet button.primary').click()
  const load = page.getByRole('button', { name: name('load'), disabled: false })
  await load.click()
  const kinds = page.getByRole('button', { name: name('shootAt'), disabled: false })
  await expect(kinds.first()).toBeVisible()
  const boxes = await Promise.all((await kinds.all()).slice(0, inSight).map((kind) => kind.boundingBox()))
  const places = boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []))
  const session = await page.context().newCDPSession(page)
  await browser.startTracing(page, { categories: [...traceCategories, 'blink'] })
  // Raw touches only: Playwright's click inspects the page before it clicks.
  for (let shot = 0; shot < shots; shot += 1) {
    const place = places[shot % places.length] ?? { x: 0, y: 0 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(shotEvery)
  }
  return frameWorks(await browser.stopTracing()).map((work) => times(work, slower))
}
