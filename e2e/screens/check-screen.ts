import type { Page } from '@playwright/test'
import { homePath } from '../../host-shell/src/routing/paths'
import { hasFonts } from '../../scripts/test/install/fonts'
import { cumulative, type LayoutShift, layoutShifts } from '../layout-shifts'
import { tagOf, wireCodes, type WireCode } from '../texts'
import { atRest } from './at-rest'
import { cutSlides, cutText } from './cut-text'
import { hardCodedWords, schemeNames, type Data } from './marked-texts'
import { staffPage, type Screen } from './screens'
import { overlaps, textZooms, zoomText } from './text-zoom'
import { untoldChoices } from './untold-choices'
import type { Theme } from './visitors'
import { colours, everything, violations, wear } from './wcag'

const wide = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }
/** Between them the slides of home change their form. */
const between = { width: 351, height: 640 }
/** A phone at 200 % zoom (WCAG 1.4.4, 1.4.10). */
const zoomed = { width: 195, height: 422 }
const onItsSide = { width: 844, height: 390 }
/** Default font size in CSS pixels; users may double it. */
const typeSize = { usual: 16, doubled: 32 }
/** Largest layout shift of a screen at rest: a fifth of web.dev's “good”. */
const mostShift = 0.02
/** A change of language or width loads no file, so a shorter rest is enough. */
const afterChange = 80

const staffLanguages: readonly WireCode[] = ['EN']
const readable = new Set(Object.values(wireCodes).filter((language) => hasFonts(tagOf(language))))

/** Changes the language as a change in another tab does. */
const switchLanguage = async (page: Page, language: WireCode): Promise<void> => {
  await page.evaluate((wanted) => {
    const mirror = new BroadcastChannel('mosaic.events')
    mirror.postMessage({ name: 'language.changed@1', payload: { language: wanted } })
    mirror.close()
  }, language)
  await atRest(page, { still: afterChange, tag: tagOf(language) })
}

const languageOf = async (page: Page): Promise<WireCode | undefined> => {
  const tag = await page.locator('html').getAttribute('lang')
  return Object.values(wireCodes).find((language) => tagOf(language) === tag)
}

/** Toasts are not layout: another part's login notifies this member of a new device. */
const isOfToasts = ({ moved }: LayoutShift) => moved.every((each) => each.startsWith('div.ui-Toaster-'))

const movedSince = async (page: Page, from: number): Promise<string[]> => {
  // A shift is reported with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shifts = (await layoutShifts(page)).filter((shift) => shift.at > from && !isOfToasts(shift))
  return cumulative(shifts) > mostShift ? shifts.map(({ moved }) => `moved at rest: ${moved.join(', ')}`) : []
}

const headings = async (page: Page): Promise<string[]> => {
  const count = await page.locator('h1').evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).length)
  return count === 1 ? [] : [`${count} headings of the first level`]
}

/** Sets the default font size, as the browser's settings do. */
const setType = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}

/** Cut text when the page is zoomed, when the font size is doubled, and in landscape. */
const cutWhenEnlarged = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const measure = async (pose: string) => {
    await atRest(page, { still: afterChange })
    const faults = [...(await cutText(page)), ...(await cutSlides(page))]
    found.push(...faults.map((fault) => `${pose}: ${fault}`))
  }
  await page.setViewportSize(zoomed)
  await measure('at 200 %')
  await page.setViewportSize(wide)
  await setType(page, typeSize.doubled)
  await measure('with doubled type')
  await setType(page, typeSize.usual)
  await page.setViewportSize(onItsSide)
  await measure('on its side')
  await page.setViewportSize(wide)
  return found
}

/** Text that overlaps, or is cut, only because all font sizes grow and boxes do not. */
const faultsOfTextZoom = async (page: Page, factors: readonly number[]): Promise<string[]> => {
  const found: string[] = []
  const measure = async () => new Set([...(await cutText(page)), ...(await overlaps(page))])
  const usual = await measure()
  for (const factor of factors) {
    await zoomText(page, factor)
    await atRest(page, { still: afterChange })
    const faults = [...(await measure())].filter((fault) => !usual.has(fault))
    found.push(...faults.map((fault) => `text × ${factor}: ${fault}`))
  }
  await zoomText(page, 1)
  return found
}

/** Screens with sums, titles and menus, for the quick walk. */
const zoomedAlways = [homePath, '/m/voucherCenter', '/m/member/home']

export type Visit = {
  readonly page: Page
  readonly theme: Theme
  readonly languages: readonly WireCode[]
  /** Texts that the gateway sent in the marked language. */
  readonly data: Data
  readonly marked: WireCode
  /** Without the other theme, zoom, doubled type, landscape and, on most screens, text zoom. */
  readonly isShort?: boolean
}

/** Checks the current screen: at rest, in the other theme, and in each language at each width. */
export const faultsOf = async (visit: Visit, { path }: Screen): Promise<string[]> => {
  const { page, theme, data, marked, isShort = false } = visit
  const found: string[] = []
  const note = (pose: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${pose}: ${fault}`))
  const other: Theme = theme === 'dark' ? 'light' : 'dark'

  const from = await page.evaluate(() => performance.now())
  note(theme, await violations(page, everything))
  note(theme, [...(await movedSince(page, from)), ...(await headings(page))])
  if (!isShort) {
    await wear(page, other)
    note(other, await violations(page, colours))
    await wear(page, theme)
  }

  note('forced colours', await untoldChoices(page))

  const now = await languageOf(page)
  // The page is still in the language of the screen before.
  const inOrder = [
    ...visit.languages.filter((language) => language === now),
    ...visit.languages.filter((language) => language !== now),
  ]
  const languages = path === staffPage.path ? staffLanguages : inOrder
  const sizes = path === homePath ? [wide, between, narrow] : [wide, narrow]
  for (const [index, language] of languages.entries()) {
    if (language !== now || index > 0) await switchLanguage(page, language)
    // Alternates the order, so that each size follows the current one.
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
      if (!isShort) note(language, await cutWhenEnlarged(page))
      if (!isShort || zoomedAlways.includes(path))
        note(language, await faultsOfTextZoom(page, isShort ? textZooms.slice(-1) : textZooms))
      note(
        language,
        (await hardCodedWords(page, data, schemeNames)).map((words) => `not a text: ${words}`),
      )
    }
  }
  await page.setViewportSize(wide)
  return found
}
