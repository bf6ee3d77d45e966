import { expect, test as base } from '../policy-test'
import { walk, type Screen } from './screens'
import { readSite } from './subjects'
import { visitorsOf, type Merchant, type Visitors } from './visitors'

type Seen = { readonly screens: readonly Screen[]; readonly site: Awaited<ReturnType<typeof readSite>>['site'] }

export const test = base.extend<{ siteOf: (merchant: Merchant) => Promise<Seen> }, { visitors: Visitors }>({
  // A finding names its place; a trace of hundreds of screens would take longer than the walk.
  trace: 'off',
  screenshot: 'off',
  visitors: [
    async ({ browser }, use, { project }) => use(visitorsOf(browser, String(project.use.baseURL))),
    { scope: 'worker' },
  ],
  siteOf: async ({ request, baseURL }, use) => {
    await use(async (merchant) => {
      const { site, subjects } = await readSite(request, baseURL ?? '', merchant)
      return { site, screens: walk(site, subjects) }
    })
  },
})

export { expect }
