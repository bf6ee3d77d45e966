import { isDeep } from '../depth'
import { watchLayoutShifts } from '../layout-shifts'
import { tagOf } from '../texts'
import { walkScreens } from './arrive'
import { watchRequests } from './at-rest'
import { faultsOf } from './check-screen'
import { recordData, markTextsOf } from './marked-texts'
import { inParts } from './parts'
import { expect, test } from './screen-test'
import { partsOfWalk, screensOfWalk, walks } from './walks'

// The parts are independent, so as many run at once as there are workers.
test.describe.configure({ mode: 'parallel' })

for (const walk of walks)
  for (let part = 0; part < partsOfWalk; part++) {
    const { merchant, theme, marked, documentLanguage } = walk
    test(`every screen of ${merchant}, part ${part + 1} of ${partsOfWalk}: no WCAG violation, no shift, no cut or hard-coded text`, async ({
      siteOf,
      visitors,
    }) => {
      test.setTimeout(isDeep ? 5_400_000 : 600_000)
      const { site, screens } = await siteOf(merchant)
      const others = await Promise.all(walks.filter((other) => other !== walk).map((other) => siteOf(other.merchant)))
      const all = screensOfWalk(
        walk,
        screens,
        others.flatMap((other) => other.screens),
        isDeep,
      )
      const walked = inParts(all, partsOfWalk)[part] ?? []
      const found: Record<string, string[]> = {}
      for (const visitor of new Set(walked.map((screen) => screen.visitor))) {
        const context = await visitors.open(visitor, { merchant, theme, language: documentLanguage })
        const page = await context.newPage()
        await watchRequests(page)
        await watchLayoutShifts(page)
        await markTextsOf(page, tagOf(marked))
        const data = recordData(page, site.merchant)
        await walkScreens(
          page,
          walked.filter((screen) => screen.visitor === visitor),
          async (screen) => {
            const { languages, isShort } = screen
            const faults = await faultsOf({ page, theme, data, marked, languages, isShort }, screen)
            if (faults.length > 0) found[`${visitor} ${screen.path}`] = faults
          },
        )
        await context.close()
      }
      expect(found).toEqual({})
    })
  }
