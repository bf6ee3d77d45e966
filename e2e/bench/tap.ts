import type { Browser, CDPSession, Page } from '@playwright/test'
import { times, traceCategories, workBetween, type Work } from './frame-work'

/** Duration of a finger's touch, in ms. */
const touchTime = 60
/** Time before the first tap, in ms: visitors look first. */
const look = 2000

/** Runs in the page: marks the click, and the frame after the one that shows the overlay. */
const watchOverlay = () =>
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      performance.mark('tap')
      const shown = () => {
        performance.mark('overlay')
        Object.assign(window, { overlayAfter: performance.now() - timeStamp })
      }
      const look = () => requestAnimationFrame(document.querySelector('[role=dialog]') ? shown : look)
      look()
    },
    { capture: true, once: true },
  )

const tapGame = async (page: Page, session: CDPSession): Promise<number> => {
  const tile = page.getByTestId('game-card').first().getByRole('button').first()
  const box = await tile.boundingBox()
  if (!box) throw new Error('the first game is not in sight')
  await page.evaluate(watchOverlay)
  const finger = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(touchTime)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction(() => 'overlayAfter' in window)
  return page.evaluate(() => Reflect.get(window, 'overlayAfter'))
}

export type Tapped = { readonly work: Work; readonly clock: number }

/** The first tap of a visit, twice: for the work of the page's thread, and for the time on a slower processor. */
export const tapFirstGame = async (
  browser: Browser,
  page: Page,
  session: CDPSession,
  slower: number,
): Promise<Tapped> => {
  const visit = async () => {
    await page.goto('/m/slot-games?vassalage=all')
    await page.getByTestId('game-card').first().waitFor()
    await page.waitForTimeout(look)
  }
  // The launch is not measured: its call stays unanswered.
  await page.route(/launchGame/, () => undefined)
  await visit()
  await browser.startTracing(page, { categories: traceCategories })
  await tapGame(page, session)
  const work = times(workBetween(await browser.stopTracing(), 'tap', 'overlay'), slower)
  await visit()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const clock = await tapGame(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.unroute(/launchGame/)
  return { work, clock }
}
