import { chromium, devices } from '@playwright/test'
import { join } from 'node:path'
import { root } from '../../scripts/root'
import { browserArguments } from '../browser'
import { buildOwnSite } from '../own-site'
import { register } from '../pages/register-page'
import { freshName, password } from '../site'
import { frameWorks, heaviest, times, traceCategories, withoutCanvas, workText } from './frame-work'

/*
 * `npm run bench:rain [-- --url http://localhost:4000]`: a red envelope rain with all its envelopes, watched and then tapped at, for
 * a processor four times slower. Without `--url` it starts a site of its own. It prints the frames on the clock, which a busy
 * machine lowers, and the processor time of the page's thread in a frame, which it does not; 60 frames a second leave 16.7 ms.
 */
const slower = 4
const frame = 1000 / 60
const watched = 5
const taps = 20
const tapEvery = 250

const at = process.argv.indexOf('--url')
const given = at < 0 ? null : (process.argv[at + 1] ?? null)
const site = given === null ? await buildOwnSite(4950, join(root, '.data-bench/rain')) : null
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserArguments,
})

try {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    baseURL: given ?? site?.addresses.site ?? '',
  })
  // tsx keeps the names of functions through a helper, also in those that are sent to a page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await register(page, freshName(), password)
  // The answer to a catch would end the rain.
  await page.route('**/wps/promotion/redRain/claim', () => undefined)
  await page.goto('/m/redRain')
  const canvas = page.locator('canvas')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no rain is falling')
  const [drops, coins] = [await canvas.getAttribute('data-drops'), await canvas.getAttribute('data-coins')]
  const session = await context.newCDPSession(page)

  const measured = async (name: string, seconds: number, during: () => Promise<void>): Promise<void> => {
    await browser.startTracing(page, { categories: [...traceCategories, 'blink'] })
    const from = performance.now()
    await during()
    const clock = (performance.now() - from) / 1000
    const drawn = frameWorks(await browser.stopTracing()).map((work) => times(work, slower))
    const works = drawn.map(withoutCanvas).sort((one, other) => one.total - other.total)
    const share = (part: number) => works[Math.floor(works.length * part)] ?? heaviest([])
    const over = works.filter(({ total }) => total > frame).length
    console.log(
      `${name.padEnd(8)} half of ${works.length} frames ≤ ${workText(share(0.5))}, 99 of 100 ≤ ${share(0.99).total.toFixed(1)} ms, ` +
        `${over} over ${frame.toFixed(1)} ms; ${(works.length / clock).toFixed(0)} frames a second on the clock of this machine (${seconds} s)`,
    )
  }

  console.log(
    `processor time of the page's thread, ${slower} × slower, without the copy of the canvas that a GPU makes`,
  )
  await measured(`${drops} drops`, watched, () => page.waitForTimeout(watched * 1000))
  // Raw touches, all over the canvas: each that hits an envelope bursts into coins.
  await measured(`+ ${coins} coins`, (taps * tapEvery) / 1000, async () => {
    for (let tap = 0; tap < taps; tap += 1) {
      const place = {
        x: box.x + (box.width * ((tap % 5) + 0.5)) / 5,
        y: box.y + (box.height * ((tap % 4) + 0.5)) / 4,
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await page.waitForTimeout(tapEvery)
    }
  })
} finally {
  await browser.close()
  await site?.stop()
}
process.exit()
