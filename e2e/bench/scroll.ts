import { chromium, devices, type Browser, type CDPSession, type Page } from '@playwright/test'
import { join } from 'node:path'
import { root } from '../../scripts/root'
import { browserArguments } from '../browser'
import { buildOwnSite } from '../own-site'
import { signInThroughForm } from '../pages/login-page'
import { password } from '../site'
import { longestFrameWork } from './frame-work'
import { median } from './measure'

/*
 * `npm run bench:scroll [-- --check] [-- --url http://localhost:4000]`: a list of 2,000 games scrolled from end to end, and the time from a
 * tap on a game to the painted overlay of its start, with the processor slowed four times. Without `--url` a site of its own.
 * What the page's thread worked for a frame is processor time, so that it says the same on a busy machine; frames on the clock do not.
 */
const marks = { frame: 50, overlay: 100 }
const tiles = 2000
const slower = 4
const taps = 5
/** As a fast finger throws a list. */
const speed = 4000

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

const startOwnSite = async () => {
  const { addresses, stop } = await buildOwnSite(4950, join(root, '.data-bench/scroll'))
  return { url: addresses.site, stop }
}

/** The real first page, told 2,000 times under other names. */
const manyGames = (page: Page) =>
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

type Scrolled = {
  readonly frames: readonly number[]
  readonly work: number
  /** Of the first touch of a visit, which fetches the code that a tap needs. */
  readonly firstTouch: number
}

const scrollThrough = async (browser: Browser, page: Page, session: CDPSession): Promise<Scrolled> => {
  await manyGames(page)
  await page.goto('/m/slot-games?vassalage=all')
  await page.getByTestId('game-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const throwList = (yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance, speed, gestureSourceType: 'touch' })
  const workOf = async (action: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
    await action()
    return longestFrameWork(await browser.stopTracing()) * slower
  }
  const firstTouch = await workOf(() => throwList(-400))
  const work = await workOf(() => throwList(-height))
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watchFrames)
  await throwList(height)
  const frames: readonly number[] = await page.evaluate(() => Reflect.get(window, 'framesSeen')())
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { frames, work, firstTouch }
}

/** Runs in the page: from the click to the frame after the one that shows the overlay. */
const watchOverlay = () =>
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () =>
        document.querySelector('[role=dialog]')
          ? requestAnimationFrame(() => Object.assign(window, { overlayAfter: performance.now() - timeStamp }))
          : requestAnimationFrame(look)
      look()
    },
    { capture: true, once: true },
  )

const tapGame = async (page: Page, session: CDPSession): Promise<number> => {
  await page.goto('/m/slot-games?vassalage=all')
  const tile = page.getByTestId('game-card').first().getByRole('button').first()
  await tile.waitFor()
  await page.waitForLoadState('networkidle')
  // The start is not what is measured: its answer never comes.
  await page.route(/launchGame/, () => undefined)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watchOverlay)
  await tile.tap()
  await page.waitForFunction(() => 'overlayAfter' in window)
  const after: number = await page.evaluate(() => Reflect.get(window, 'overlayAfter'))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.unroute(/launchGame/)
  return after
}

const given = option('url')
const site = given === null ? await startOwnSite() : { url: given, stop: () => Promise.resolve() }
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserArguments,
})
try {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    baseURL: site.url,
  })
  // tsx keeps the names of functions through a helper, also in those that are sent to a page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { frames, work, firstTouch } = await scrollThrough(browser, page, session)
  const over = frames.filter((frame) => frame > marks.frame).length
  await page.unroute(/GCSGAME_gameList/)
  await signInThroughForm(page, 'player01', password)
  const answers: number[] = []
  for (let tap = 0; tap < taps; tap += 1) answers.push(await tapGame(page, session))
  const overlay = median(answers)
  console.log(`${tiles} games, processor ${slower} × slower`)
  console.log(
    `scroll    ${Math.round(work)} ms of work for the longest frame, mark ${marks.frame} ms; on the clock ${over} of ${frames.length} frames over it, median ${Math.round(median(frames))} ms`,
  )
  console.log(
    `          ${Math.round(firstTouch)} ms for that of the first touch, which fetches the code of what a tap opens`,
  )
  console.log(
    `overlay   ${Math.round(overlay)} ms after the tap (median of ${taps}: ${answers.map((ms) => Math.round(ms)).join(', ')}), mark ${marks.overlay} ms`,
  )
  const met = work <= marks.frame && overlay < marks.overlay
  console.log(met ? 'within the marks' : 'OVER THE MARKS')
  process.exitCode = !met && process.argv.includes('--check') ? 1 : 0
} finally {
  await browser.close()
  await site.stop()
}
process.exit()
