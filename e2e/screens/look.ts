import type { Page } from '@playwright/test'
import { homePath } from '../../host-shell/src/routing/paths'
import { hasLetters } from '../../scripts/test/letters'
import { cumulative, type LayoutShift, layoutShifts } from '../layout-shifts'
import { tagOf, wireCodes, type WireCode } from '../texts'
import { atRest } from './at-rest'
import { cutSlides, cutText } from './cut-text'
import { hardCodedWords, type Data } from './marked-texts'
import { staffPage, type Screen } from './screens'
import type { Theme } from './visitors'
import { colours, everything, violations, wear } from './wcag'

const wide = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }
/** Between them the slides of home change their form. */
const between = { width: 351, height: 640 }
/** A phone at 200 % zoom (WCAG 1.4.4, 1.4.10). */
const zoomed = { width: 195, height: 422 }
const onItsSide = { width: 844, height: 390 }
/** CSS pixels of a browser's own size of type, which a person may double. */
const typeSize = { usual: 16, doubled: 32 }
/** Most that a screen may move once it stands: a fifth of what web.dev calls good. */
const mostShift = 0.02
/** After a change of language or width everything is there already, so a shorter rest tells the same. */
const afterChange = 80

const staffLanguages: readonly WireCode[] = ['EN']
const readable = new Set(Object.values(wireCodes).filter((language) => hasLetters(tagOf(language))))

/** As a change of language in another tab arrives here. */
const speak = async (page: Page, language: WireCode): Promise<void> => {
  await page.evaluate((wanted) => {
    const mirror = new BroadcastChannel('mosaic.events')
    mirror.postMessage({ name: 'language.changed@1', payload: { language: wanted } })
    mirror.close()
  }, language)
  await atRest(page, { still: afterChange, tag: tagOf(language) })
}

const spokenOn = async (page: Page): Promise<WireCode | undefined> => {
  const tag = await page.locator('html').getAttribute('lang')
  return Object.values(wireCodes).find((language) => tagOf(language) === tag)
}

/** A toast may come and go at any time: a part of the walk that signs in tells the same member's other pages of a new device. */
const isOfToasts = ({ moved }: LayoutShift) => moved.every((each) => each.startsWith('div.ui-Toaster-'))

const movedSince = async (page: Page, from: number): Promise<string[]> => {
  // What moved is told with the frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shifts = (await layoutShifts(page)).filter((shift) => shift.at > from && !isOfToasts(shift))
  return cumulative(shifts) > mostShift ? shifts.map(({ moved }) => `moved at rest: ${moved.join(', ')}`) : []
}

const headings = async (page: Page): Promise<string[]> => {
  const count = await page.locator('h1').evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).length)
  return count === 1 ? [] : [`${count} headings of the first level`]
}

/** As the settings of the browser do it. */
const setType = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}

/** Words that are cut when the page is zoomed, when type is doubled, and when the phone lies on its side. */
export const cutWhenEnlarged = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const look = async (pose: string) => {
    await atRest(page, { still: afterChange })
    const faults = [...(await cutText(page)), ...(await cutSlides(page))]
    found.push(...faults.map((fault) => `${pose}: ${fault}`))
  }
  await page.setViewportSize(zoomed)
  await look('at 200 %')
  await page.setViewportSize(wide)
  await setType(page, typeSize.doubled)
  await look('with doubled type')
  await setType(page, typeSize.usual)
  await page.setViewportSize(onItsSide)
  await look('on its side')
  await page.setViewportSize(wide)
  return found
}

export type Visit = {
  readonly page: Page
  readonly theme: Theme
  readonly languages: readonly WireCode[]
  /** What the gateway has said in the language whose texts are marked. */
  readonly data: Data
  readonly marked: WireCode
  /** The other theme and the enlarged poses are asked at the other merchant. */
  readonly isSharedPose?: boolean
}

/** Asks everything of the screen that the page shows: as it stands, in the other theme, and in each language at each width. */
export const faultsOf = async (visit: Visit, { path }: Screen): Promise<string[]> => {
  const { page, theme, data, marked, isSharedPose = false } = visit
  const found: string[] = []
  const note = (pose: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${pose}: ${fault}`))
  const other: Theme = theme === 'dark' ? 'light' : 'dark'

  const from = await page.evaluate(() => performance.now())
  note(theme, await violations(page, everything))
  note(theme, [...(await movedSince(page, from)), ...(await headings(page))])
  if (!isSharedPose) {
    await wear(page, other)
    note(other, await violations(page, colours))
    await wear(page, theme)
  }

  const now = await spokenOn(page)
  // The page is left in the language of the screen before.
  const inOrder = [
    ...visit.languages.filter((language) => language === now),
    ...visit.languages.filter((language) => language !== now),
  ]
  const languages = path === staffPage.path ? staffLanguages : inOrder
  const sizes = path === homePath ? [wide, between, narrow] : [wide, narrow]
  for (const [index, language] of languages.entries()) {
    if (language !== now || index > 0) await speak(page, language)
    // There and back again: each size follows the one that the page has.
    for (const [step, size] of (index % 2 === 0 ? sizes : sizes.toReversed()).entries()) {
      if (step > 0) {
        await page.setViewportSize(size)
        await atRest(page, { still: afterChange })
      }
      if (readable.has(language))
        note(`${language} at ${size.width} px`, [
          ...(size === between ? [] : await cutText(page)),
          ...(await cutSlides(page)),
        ])
    }
    if (language === marked) {
      if (!isSharedPose) note(language, await cutWhenEnlarged(page))
      note(
        language,
        (await hardCodedWords(page, data)).map((words) => `not a text: ${words}`),
      )
    }
  }
  await page.setViewportSize(wide)
  return found
}
