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
/** Most that one screen may shift in all: a fifth of the "good" limit of web.dev. */
const most = 0.02
const patience = 90_000

/**
 * A page with open requests is not finished. A body that the page never reads stays open for ever, so a request counts until its
 * response begins.
 */
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

/** A first visit without any action. */
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
  test(`no layout shift in the view of a ${visitor} while a page loads on a slow phone`, async ({
    siteOf,
    visitors,
  }) => {
    test.setTimeout(1_800_000)
    const found: Record<string, unknown> = {}
    const { screens } = await siteOf(appearance.merchant)
    for (const screen of screens.filter((candidate) => candidate.visitor === visitor)) {
      // A service worker of an earlier visit would make the next one warm; motion is on, as for most visitors.
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

test('the measure finds a pushed-down element', async ({ page }) => {
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
