import type { Page } from '@playwright/test'

/** Factors of Android's text zoom: all font sizes grow, no box does. */
export const textZooms = [1.3, 1.5, 2] as const

/** Multiplies every font size as a WebView does; factor 1 ends it. */
export const zoomText = (page: Page, factor: number): Promise<void> =>
  page.evaluate((by) => {
    const own = 'fontSizeBeforeZoom'
    const styled = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(({ style }) => Boolean(style))
    for (const element of styled) {
      const before: unknown = Reflect.get(element, own)
      if (typeof before === 'string') element.style.fontSize = before
      Reflect.deleteProperty(element, own)
    }
    if (by === 1) return
    const sizes = styled.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [at, element] of styled.entries()) {
      Reflect.set(element, own, element.style.fontSize)
      element.style.setProperty('font-size', `${(sizes[at] ?? 0) * by}px`, 'important')
    }
  }, factor)

/** Pairs of texts that stand over each other. What moves, floats or stays in place while the page scrolls does not count. */
const findOverlaps = (): string[] => {
  const slack = 2
  type Written = { readonly text: string; readonly parent: Element; readonly rects: readonly DOMRect[] }
  const moves = new Map<Element, boolean>()
  const floats = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const known = moves.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const own =
      /fixed|sticky|absolute/.test(style.position) ||
      style.transform !== 'none' ||
      style.animationName !== 'none' ||
      style.visibility === 'hidden' ||
      Number(style.opacity) === 0 ||
      style.clipPath !== 'none'
    const result = own || floats(element.parentElement)
    moves.set(element, result)
    return result
  }
  /** Without what an ancestor hides. */
  const shownOf = (rect: DOMRect, parent: Element): DOMRect => {
    let { left, top, right, bottom } = rect
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      if (getComputedStyle(element).overflow === 'visible') continue
      const edge = element.getBoundingClientRect()
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const written: Written[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!parent || text === '' || parent.closest('script, style, noscript, option, svg') || floats(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
      .map((rect) => shownOf(rect, parent))
      .filter(({ width, height }) => width > 2 && height > 2)
    if (rects.length > 0) written.push({ text, parent, rects })
  }
  const over = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    // Lines stand closer than their letters are high.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4
  const found: string[] = []
  for (const [at, one] of written.entries())
    for (const other of written.slice(at + 1))
      if (one.parent !== other.parent && one.rects.some((rect) => other.rects.some((each) => over(rect, each))))
        found.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” stand over each other`)
  return found
}

export const overlaps = (page: Page): Promise<string[]> => page.evaluate(findOverlaps)
