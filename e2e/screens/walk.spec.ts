import { tagOf, wireCodes, type WireCode } from '../texts'
import { watchLayoutShifts } from '../layout-shifts'
import { walkScreens } from './arrive'
import { watchRequests } from './at-rest'
import { processorClock, since, type Cost } from './cost'
import { faultsOf } from './look'
import { hearData, markTextsOf } from './marked-texts'
import { expect, test } from './screen-test'
import type { Theme } from './visitors'

/** Of the document; the other languages follow without a reload. */
const first: WireCode = 'JA'
const walks = [
  { merchant: 'aurora', theme: 'dark', marked: 'PT' },
  { merchant: 'lotus', theme: 'light', marked: 'ES' },
] as const satisfies readonly { merchant: string; theme: Theme; marked: WireCode }[]
const languages = [first, ...Object.values(wireCodes).filter((language) => language !== first)]

// The walks are independent, so as many run at once as there are workers.
test.describe.configure({ mode: 'parallel' })

for (const { merchant, theme, marked } of walks) {
  test(`no screen of ${merchant} has a fault for those who see it: WCAG 2.2 A and AA in both themes, one heading, nothing moves at rest, no word cut at 320 and 390 px in six languages, at 200 %, with doubled type and on its side, none from outside the text files`, async ({
    browser,
    siteOf,
    visitors,
  }, { annotations }) => {
    test.setTimeout(1_200_000)
    const { site, screens } = await siteOf(merchant)
    const clock = await processorClock(browser)
    const found: Record<string, string[]> = {}
    for (const visitor of new Set(screens.map((screen) => screen.visitor))) {
      const context = await visitors.open(visitor, { merchant, theme, language: first })
      const page = await context.newPage()
      await watchRequests(page)
      await watchLayoutShifts(page)
      await markTextsOf(page, tagOf(marked))
      const data = hearData(page, site.merchant)
      let before: Cost = await clock()
      await walkScreens(
        page,
        screens.filter((screen) => screen.visitor === visitor),
        async (screen) => {
          const faults = await faultsOf({ page, theme, languages, data, marked }, screen)
          if (faults.length > 0) found[`${visitor} ${screen.path}`] = faults
          const after = await clock()
          const { wall, cpu } = since(before, after)
          annotations.push({
            type: 'screen cost',
            description: JSON.stringify({ screen: screen.path, visitor, merchant, wall, cpu }),
          })
          before = after
        },
      )
      await context.close()
    }
    expect(found).toEqual({})
  })
}
