import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { walkScreens } from './arrive'
import { walk, type Screen } from './screens'
import { readSite } from './subjects'
import { visitorsOf, type Dress, type Merchant, type Visitors } from './visitors'

export const test = base.extend<{ screens: (merchant: Merchant) => Promise<Screen[]> }, { visitors: Visitors }>({
  // What is found names its place; a record of hundreds of screens would take longer than the walk.
  trace: 'off',
  screenshot: 'off',
  visitors: [
    async ({ browser }, use, { project }) => use(visitorsOf(browser, String(project.use.baseURL))),
    { scope: 'worker' },
  ],
  screens: async ({ request, baseURL }, use) => {
    await use(async (merchant) => {
      const { site, subjects } = await readSite(request, baseURL ?? '', merchant)
      return walk(site, subjects)
    })
  },
})

export { expect }

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
    const own = screens.filter((candidate) => candidate.visitor === visitor)
    await walkScreens(page, own, (screen) => look(page, screen))
    await context.close()
  }
}
