import type { Browser, CDPSession, Page } from '@playwright/test'
import { frameWorks, heaviest, times, traceCategories, type Work } from './frame-work'

/** Speed of a list thrown by a fast finger. */
const speed = 4000

/** The real first page, repeated under other names. */
const manyGames = (page: Page, tiles: number) =>
  page.route(/GCSGAME_gameList/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const rows: readonly { gameId: string }[] = answer.value.games
    const games = Array.from({ length: tiles }, (_, index) => {
      const row = rows[index % rows.length]
      return index < rows.length ? row : { ...row, gameId: `${row?.gameId}.${index}` }
    })
    await route.fulfill({
      response,
      json: { ...answer, value: { games, pageNum: 1, totalPages: 1, totalCount: tiles } },
    })
  })

/** Runs in the page: how long each frame took until `stop`. */
const watchFrames = () => {
  const frames: number[] = []
  let last = performance.now()
  let watching = true
  const next = (now: number) => {
    frames.push(now - last)
    last = now
    if (watching) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  Object.assign(window, {
    framesSeen: () => {
      watching = false
      return frames.slice(1)
    },
  })
}

export type Scrolled = {
  /** On the clock. */
  readonly frames: readonly number[]
  /** All frames of each pass over the list, forth and back in turn. */
  readonly passed: readonly (readonly Work[])[]
  /** Of the first touch of a visit, which fetches the code that a tap needs. */
  readonly firstTouch: Work
}

export const scrollThrough = async (
  browser: Browser,
  page: Page,
  session: CDPSession,
  { tiles, slower, passes }: { readonly tiles: number; readonly slower: number; readonly passes: number },
): Promise<Scrolled> => {
  await manyGames(page, tiles)
  await page.goto('/m/slot-games?vassalage=all')
  await page.getByTestId('game-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  // A swipe is at most as long as the screen: a longer one would be a long press without movement.
  const throwList = (yDistance: number, gestureSourceType: 'touch' | 'mouse' = 'mouse') =>
    session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance, speed, gestureSourceType })
  const worksOf = async (action: () => Promise<unknown>): Promise<readonly Work[]> => {
    await browser.startTracing(page, { categories: traceCategories })
    await action()
    return frameWorks(await browser.stopTracing()).map((work) => times(work, slower))
  }
  const firstTouch = heaviest(await worksOf(() => throwList(-400, 'touch')))
  const passList = (pass: number) => throwList(pass % 2 === 0 ? -height : height)
  const passed: (readonly Work[])[] = []
  for (let pass = 0; pass < passes; pass += 1) passed.push(await worksOf(() => passList(pass)))
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watchFrames)
  await passList(passes)
  const frames: readonly number[] = await page.evaluate(() => Reflect.get(window, 'framesSeen')())
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.unroute(/GCSGAME_gameList/)
  return { frames, passed, firstTouch }
}
