import { chromium, devices, type Page } from '@playwright/test'
import { join } from 'node:path'
import { root } from '../../scripts/root'
import { addressesOf } from '../../scripts/start/addresses'
import { browserArguments } from '../browser'
import { buildOwnSite } from '../own-site'
import { signInThroughForm } from '../pages/login-page'
import { password } from '../site'
import { playFishing } from './fishing'
import { heaviest, withoutCanvas, workText, type Work } from './frame-work'
import { scrollThrough } from './long-list'
import { median } from './measure'
import { tapFirstGame, type Tapped } from './tap'

/*
 * `npm run bench:scroll [-- --check] [-- --url http://localhost:4000]`: a list of 2,000 games scrolled from end to end, the work
 * from a tap on a game to its painted overlay, and the frames of a fishing game, for a processor four times slower. Without `--url`
 * it starts a site of its own.
 * The marks are processor time of the page's thread, which a busy machine does not change; times on the clock are no marks.
 * One of a thousand frames may still take three times the usual: the pass with the lightest heaviest frame counts, because heavy
 * frames of the page itself occur in each pass.
 */
const marks = { frame: 50, overlay: 100, fishing: 1000 / 60 }
const tiles = 2000
const slower = 4
const taps = 5
const passes = 5

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

const startOwnSite = () => buildOwnSite(4950, join(root, '.data-bench/scroll'))

const given = option('url')
const site = given === null ? await startOwnSite() : null
const { site: url, studio } = site?.addresses ?? addressesOf(Number(new URL(given ?? '').port))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserArguments,
})

const newPage = async (): Promise<Page> => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    baseURL: url,
  })
  // tsx keeps the names of functions through a helper, also in those that are sent to a page.
  await context.addInitScript('globalThis.__name = (named) => named')
  return context.newPage()
}

/** The work that this share of them does not exceed. */
const atShare = (works: readonly Work[], share: number): Work =>
  [...works].sort((a, b) => a.total - b.total)[Math.floor(works.length * share)] ?? heaviest([])
const typical = (works: readonly Work[]): Work => atShare(works, 0.5)

const line = (name: string, mark: number, work: Work, also: string): boolean => {
  console.log(`${name.padEnd(9)} ${workText(work)}, mark ${mark.toFixed(0)} ms; ${also}`)
  return work.total <= mark
}

try {
  const page = await newPage()
  const session = await page.context().newCDPSession(page)
  const { frames, passed, firstTouch } = await scrollThrough(browser, page, session, { tiles, slower, passes })
  await signInThroughForm(page, 'player01', password)
  const tapped: Tapped[] = []
  for (let tap = 0; tap < taps; tap += 1) tapped.push(await tapFirstGame(browser, page, session, slower))
  const drawn = await playFishing(browser, await newPage(), { studio, slower })
  const fishing = drawn.map(withoutCanvas)

  console.log(`processor time of the page's thread, ${slower} × slower`)
  const [best = []] = [...passed].sort((a, b) => heaviest(a).total - heaviest(b).total)
  const over = frames.filter((frame) => frame > marks.frame).length
  const clocks = tapped.map(({ clock }) => clock)
  const met = [
    line(
      'scroll',
      marks.frame,
      heaviest(best),
      `the heaviest frame of ${tiles} games in the best of ${passes} passes (${passed.map((pass) => heaviest(pass).total.toFixed(1)).join(', ')}); half of its frames ≤ ${typical(best).total.toFixed(1)} ms, 99 of 100 ≤ ${atShare(best, 0.99).total.toFixed(1)} ms; on the clock ${over} of ${frames.length} over the mark`,
    ),
    line('touch', marks.frame, firstTouch, 'the heaviest frame of the first touch, which fetches what a tap opens'),
    line(
      'overlay',
      marks.overlay,
      typical(tapped.map(({ work }) => work)),
      `from the tap, median of ${taps}; on the clock ${Math.round(median(clocks))} ms (${clocks.map(Math.round).join(', ')})`,
    ),
    line(
      'fishing',
      marks.fishing,
      typical(fishing),
      `median of ${fishing.length} frames while fish are shot at, without the canvas; with it ${typical(drawn).total.toFixed(1)} ms; the heaviest ${heaviest(fishing).total.toFixed(1)} ms`,
    ),
  ]
  console.log(met.every(Boolean) ? 'within the marks' : 'OVER THE MARKS')
  process.exitCode = met.every(Boolean) || !process.argv.includes('--check') ? 0 : 1
} finally {
  await browser.close()
  await site?.stop()
}
process.exit()
