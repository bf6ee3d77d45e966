import type { Page, Request } from '@playwright/test'
import type { Role } from '@mosaic/contracts'
import { cumulative, layoutShifts, watchLayoutShifts } from '../layout-shifts'
import { slowDown } from '../slow-phone'
import { atRest } from './at-rest'
import { expect, test } from './screen-test'
import type { Appearance } from './visitors'

const aurora: Appearance = { merchant: 'aurora', theme: 'dark', language: 'PT' }
/** The other merchant, the other theme, and letters of another width. */
const lotus: Appearance = { merchant: 'lotus', theme: 'light', language: 'JA' }
const appearance = process.env.SHIFTS_MERCHANT === 'lotus' ? lotus : aurora
/** Most that one screen may move in all: a fifth of what web.dev calls good. */
const most = 0.02
const patience = 90_000

/** A page is not finished between two answers. An answer that the page never reads stays open for ever, so what has begun to come is counted no more. */
const watchNetwork = (page: Page) => {
  const asked = new Set<Request>()
  let lastChange = Date.now()
  page.on('request', (request) => {
    asked.add(request)
    lastChange = Date.now()
  })
  const arrived = (request: Request) => {
    asked.delete(request)
    lastChange = Date.now()
  }
  page.on('response', (response) => arrived(response.request()))
  page.on('requestfinished', arrived)
  page.on('requestfailed', arrived)
  return { quietFor: () => (asked.size > 0 ? 0 : Date.now() - lastChange) }
}

/** Somebody who has never been here and only looks. */
const coldVisit = async (page: Page, address: string) => {
  await slowDown(page)
  await watchLayoutShifts(page)
  const network = watchNetwork(page)
  await page.goto(address, { timeout: patience })
  await expect
    .poll(network.quietFor, { message: `everything of ${address} has come`, timeout: patience })
    .toBeGreaterThan(2000)
  await atRest(page, { patience })
  return layoutShifts(page)
}

test.describe.configure({ mode: 'parallel' })

const visitorsOfWalk: readonly Role[] = ['guest', 'trial', 'member', 'agent']
for (const visitor of visitorsOfWalk) {
  test(`nothing that a ${visitor} looks at moves by itself while it arrives on a slow phone`, async ({
    siteOf,
    visitors,
  }) => {
    test.setTimeout(1_800_000)
    const found: Record<string, unknown> = {}
    const { screens } = await siteOf(appearance.merchant)
    for (const screen of screens.filter((candidate) => candidate.visitor === visitor)) {
      // A service worker of an earlier visit would make the next one warm, and most people let things move.
      const context = await visitors.open(visitor, appearance, {
        serviceWorkers: 'block',
        reducedMotion: 'no-preference',
      })
      const shifts = await coldVisit(await context.newPage(), screen.address)
      if (cumulative(shifts) > most) found[screen.path] = shifts
      await context.close()
    }
    expect(found).toEqual({})
  })
}

test('the measure notices what is pushed down', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.goto('/m/help')
  await atRest(page)
  expect(cumulative(await layoutShifts(page))).toBeLessThan(most)
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.height = '200px'
    document.querySelector('main')?.prepend(late)
  })
  await expect.poll(async () => cumulative(await layoutShifts(page))).toBeGreaterThan(most)
})
