import { expect, type Frame, type Locator, type Page } from '@playwright/test'

type Focus = { readonly on: string; readonly seen: boolean }

/** Runs in the frame that has the focus: the focused element, and whether its focus is visible. */
const focusHere = (): Focus | 'deeper' | 'elsewhere' => {
  if (!document.hasFocus()) return 'elsewhere'
  const element = document.activeElement
  if (element instanceof HTMLIFrameElement) return 'deeper'
  if (!element || element === document.body) return { on: 'body', seen: false }
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  // A field draws the ring around its whole box, a choice around its face.
  const faces = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
  ].filter((face) => face instanceof HTMLElement)
  const look = () =>
    faces.map((face) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(face)
      return [outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`, boxShadow, borderColor].join()
    })
  // Styles that stay without the focus are no sign of it.
  const focused = look()
  if (element instanceof HTMLElement) element.blur()
  const plain = look()
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  const ringed = focused.some((face, index) => face !== plain[index])
  return { on: [element.tagName.toLowerCase(), ...element.classList].join('.'), seen: inSight && ringed }
}

const focusOf = async (page: Page): Promise<Focus> => {
  const visit = async (frame: Frame): Promise<Focus | null> => {
    const found = await frame.evaluate(focusHere)
    if (found === 'elsewhere') return null
    if (found !== 'deeper') return found
    for (const child of frame.childFrames()) {
      const inside = await visit(child)
      if (inside) return inside
    }
    return null
  }
  return (await visit(page.mainFrame())) ?? { on: 'nothing', seen: false }
}

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement)

/** Enough for the longest walk on a screen of the flow. */
const mostSteps = 90

/** Presses Tab (or Shift+Tab) until this has the focus. The focus must be visible at each stop. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  const stops: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
    const { on, seen } = await focusOf(page)
    stops.push(on)
    // Scrolling into view may take a moment.
    if (!seen)
      await expect
        .poll(async () => (await focusOf(page)).seen, {
          message: `the focus can be seen after ${stops.slice(-6).join(', ')}`,
        })
        .toBe(true)
  }
  throw new Error(`${key} does not lead there: ${stops.join(', ')}`)
}
