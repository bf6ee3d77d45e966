import { homePath } from '../../host-shell/src/routing/paths'
import { wireCodes } from '../texts'
import { inParts } from './parts'
import { expect, test } from './screen-test'
import type { Screen } from './screens'
import { partsOfWalk, screensOfWalk, walks } from './walks'

const nameOf = ({ visitor, path, module }: Screen) => `${visitor} ${path} ${module}`

test('both deep walks together: every screen once a merchant, in all six languages, in each pose', async ({
  siteOf,
}) => {
  const sites = await Promise.all(walks.map(async (walk) => ({ walk, screens: (await siteOf(walk.merchant)).screens })))
  const spoken = new Map<string, string[]>()
  const posed = new Set<string>()
  for (const { walk, screens } of sites) {
    const others = sites.filter((other) => other.walk !== walk).flatMap((other) => other.screens)
    const walked = screensOfWalk(walk, screens, others, true)
    const parts = inParts(walked, partsOfWalk)
    expect(parts.flat()).toEqual(walked)
    for (const part of parts) expect(part.length).toBeGreaterThan(walked.length / partsOfWalk / 2)
    for (const screen of walked) {
      const { languages, isShort } = screen
      spoken.set(nameOf(screen), [...(spoken.get(nameOf(screen)) ?? []), ...languages])
      if (!isShort) posed.add(nameOf(screen))
    }
  }
  const every = [...new Set(sites.flatMap(({ screens }) => screens.map(nameOf)))].toSorted()
  expect([...spoken.keys()].toSorted()).toEqual(every)
  expect([...posed].toSorted()).toEqual(every)
  const all = Object.values(wireCodes).toSorted()
  for (const [screen, languages] of spoken)
    expect(languages.toSorted(), screen).toEqual(
      screen.startsWith(`trial ${homePath} `) || screen.startsWith(`agent ${homePath} `) ? ['PT'] : all,
    )
})

test('the quick walks together: every screen once', async ({ siteOf }) => {
  const sites = await Promise.all(walks.map(async (walk) => ({ walk, screens: (await siteOf(walk.merchant)).screens })))
  const walked = sites.flatMap(({ walk, screens }) => {
    const others = sites.filter((other) => other.walk !== walk).flatMap((other) => other.screens)
    return screensOfWalk(walk, screens, others, false).map(nameOf)
  })
  const every = sites.flatMap(({ screens }) => screens.map(nameOf))
  expect([...new Set(walked)].toSorted()).toEqual([...new Set(every)].toSorted())
})
