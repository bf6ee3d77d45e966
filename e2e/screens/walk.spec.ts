import { tagOf } from '../texts'
import { watchLayoutShifts } from '../layout-shifts'
import { walkScreens } from './arrive'
import { watchRequests } from './at-rest'
import { processorClock, since, type Cost } from './cost'
import { faultsOf } from './look'
import { hearData, markTextsOf } from './marked-texts'
import { inParts } from './parts'
import { expect, test } from './screen-test'
import { partsOfWalk, screensOfWalk, walks } from './walks'

// The parts are independent, so as many run at once as there are workers.
test.describe.configure({ mode: 'parallel' })

for (const walk of walks)
  for (let part = 0; part < partsOfWalk; part++) {
    const { merchant, theme, marked, languages } = walk
    test(`no screen of ${merchant} has a fault for those who see it, part ${part + 1} of ${partsOfWalk}: WCAG 2.2 A and AA in both themes, one heading, nothing moves at rest, no word cut at 320 and 390 px in each language, at 200 %, with doubled type and on its side, none from outside the text files`, async ({
      browser,
      siteOf,
      visitors,
    }, { annotations }) => {
      test.setTimeout(600_000)
      const { site, screens } = await siteOf(merchant)
      const others = await Promise.all(walks.filter((other) => other !== walk).map((other) => siteOf(other.merchant)))
      const all = screensOfWalk(
        walk,
        screens,
        others.flatMap((other) => other.screens),
      )
      const walked = inParts(all, partsOfWalk)[part] ?? []
      const clock = await processorClock(browser)
      const found: Record<string, string[]> = {}
      for (const visitor of new Set(walked.map((screen) => screen.visitor))) {
        const context = await visitors.open(visitor, { merchant, theme, language: languages[0] })
        const page = await context.newPage()
        await watchRequests(page)
        await watchLayoutShifts(page)
        await markTextsOf(page, tagOf(marked))
        const data = hearData(page, site.merchant)
        let before: Cost = await clock()
        await walkScreens(
          page,
          walked.filter((screen) => screen.visitor === visitor),
          async (screen) => {
            const faults = await faultsOf(
              { page, theme, data, marked, languages: screen.languages, isSharedPose: screen.isSharedPose },
              screen,
            )
            if (faults.length > 0) found[`${visitor} ${screen.path}`] = faults
            const after = await clock()
            const { wall, cpu } = since(before, after)
            annotations.push({
              type: 'screen cost',
              description: JSON.stringify({ screen: screen.path, visitor, merchant, wall, cpu, of: all.length }),
            })
            before = after
          },
        )
        await context.close()
      }
      expect(found).toEqual({})
    })
  }
