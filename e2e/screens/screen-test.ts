import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { atRest } from './at-rest'
import { walk, type Screen } from './screens'
import { readSite } from './subjects'
import { visitorsOf, type Dress, type Merchant, type Visitors } from './visitors'

export const test = base.extend<{ screens: (merchant: Merchant) => Promise<Screen[]> }, { visitors: Visitors }>({
  // What is found names its place; a record of hundreds of screens would take longer than the walk.
  trace: 'off',
  screenshot: 'off',
  visitors: [async ({ browser }, use, { project }) => use(visitorsOf(browser, String(project.use.baseURL))), { scope: 'worker' }],
  screens: async ({ request, baseURL }, use) => {
    await use(async (merchant) => {
      const { site, subjects } = await readSite(request, baseURL ?? '', merchant)
      return walk(site, subjects)
    })
  },
})

export { expect }

/** Follows a link as the site does; the document stays, so that a walk through all screens takes seconds. */
export const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

const arrive = async (page: Page, screen: Screen, fresh: boolean): Promise<void> => {
  if (fresh || screen.module === 'host/staff') await page.goto(screen.address)
  else await follow(page, screen.address)
  await atRest(page)
  expect(new URL(page.url()).pathname, `${screen.visitor} stays on ${screen.path}`).toBe(screen.path)
}

/** Leads each visitor through his screens in one page of his own and calls `look` where it stands still. */
export const walkThrough = async (
  visitors: Visitors,
  screens: readonly Screen[],
  dress: Dress,
  look: (page: Page, screen: Screen) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  for (const visitor of new Set(screens.map((screen) => screen.visitor))) {
    const context = await visitors.open(visitor, dress, options)
    const page = await context.newPage()
    let fresh = true
    for (const screen of screens.filter((candidate) => candidate.visitor === visitor)) {
      await arrive(page, screen, fresh)
      await look(page, screen)
      fresh = screen.module === 'host/staff'
    }
    await context.close()
  }
}
