import type { Page } from '@playwright/test'

/**
 * Finds cut words and elements wider than the screen. Runs in the page.
 * Text that can be scrolled to, is shortened on purpose by an ellipsis or a line limit, or is wholly outside its box (the next slide
 * of a carousel) is not cut.
 */
const findCutText = (): string[] => {
  const slack = 1.5
  const found = new Set<string>()
  const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.')
  const report = (kind: string, element: Element, text: string) =>
    found.add(`${kind}: “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}” in ${nameOf(element)}`)

  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) {
    for (const element of document.body.querySelectorAll('*')) {
      const { right, left } = element.getBoundingClientRect()
      if (right > width + slack && left < width) report('wider than the screen', element, element.textContent ?? '')
    }
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`)
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  /** Text may overflow a control without a visible edge, as long as it does not touch other text. */
  const showsItsEdge = ({ backgroundColor, backgroundImage, borderTopWidth, boxShadow }: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    borderTopWidth !== '0px' ||
    boxShadow !== 'none'
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  const written: { readonly box: Box; readonly node: Text; readonly control: Element | null }[] = []
  const leaving: { readonly box: Box; readonly node: Text; readonly control: Element }[] = []
  const isControl = (element: Element) => element.matches('button, a[href], [role=tab], [role=button], label, th')

  const measure = (element: Element) => {
    const style = getComputedStyle(element)
    const edge = element.getBoundingClientRect()
    return {
      edge,
      // Words for screen readers alone are in a box of one pixel or moved away.
      isUnseen:
        style.visibility === 'hidden' ||
        Number(style.opacity) === 0 ||
        style.clipPath !== 'none' ||
        style.clip !== 'auto' ||
        (edge.width <= 2 && clips(style.overflowX)),
      isShortened: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      scrollsX: scrolls(style.overflowX),
      scrollsY: scrolls(style.overflowY),
      clipsX: clips(style.overflowX),
      clipsY: clips(style.overflowY),
      isButton: isControl(element),
      isInline: style.display === 'inline',
      isFixed: style.position === 'fixed',
    }
  }
  // Sibling words share most of their ancestors.
  const looks = new Map<Element, ReturnType<typeof measure>>()
  const lookOf = (element: Element) => {
    const known = looks.get(element) ?? measure(element)
    looks.set(element, known)
    return known
  }

  const examine = (node: Text): void => {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || text.trim() === '' || parent.closest('script, style, noscript, option, svg')) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width: wide, height }) => wide > 0 && height > 0)
    if (rects.length === 0) return
    const box = {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    }
    let mayLeaveX = false
    let mayLeaveY = false
    let inControl = false
    written.push({ box, node, control: parent.closest('a, button') })
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { edge, isUnseen, isShortened, scrollsX, scrollsY, clipsX, clipsY, isButton, isInline, isFixed } =
        lookOf(element)
      if (isUnseen) return
      if (isShortened) {
        // A name may be shortened; the text of a control must be whole.
        if (isButton && element.scrollWidth > element.clientWidth + slack) report('shortened control', element, text)
        return
      }
      if (scrollsX) mayLeaveX = true
      if (scrollsY) mayLeaveY = true
      const inside = box.right > edge.left && box.left < edge.right && box.bottom > edge.top && box.top < edge.bottom
      if (clipsX && !mayLeaveX && inside && (box.right > edge.right + slack || box.left < edge.left - slack))
        report('cut at the side', element, text)
      if (clipsY && !mayLeaveY && inside && (box.bottom > edge.bottom + slack || box.top < edge.top - slack))
        report('cut above or below', element, text)
      if (!inControl && !mayLeaveX && isButton) {
        inControl = true
        const leaves =
          box.right > edge.right + slack ||
          box.left < edge.left - slack ||
          box.bottom > edge.bottom + slack ||
          box.top < edge.top - slack
        if (!isInline && leaves && inside) {
          if (showsItsEdge(getComputedStyle(element))) report('spills over its control', element, text)
          else leaving.push({ box, node, control: element })
        }
      }
      if (isFixed) break
    }
    if (!mayLeaveX && box.right > 0 && box.left < width && (box.right > width + slack || box.left < -slack))
      report('beyond the screen', parent, text)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) examine(node)
  for (const { box, node, control } of leaving) {
    const touched = written.find(
      (other) =>
        other.control !== control &&
        other.control?.parentElement?.parentElement === control.parentElement?.parentElement &&
        Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0 &&
        Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 0,
    )
    if (touched) report(`runs into “${touched.node.textContent?.trim() ?? ''}”`, control, node.textContent ?? '')
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const input of document.querySelectorAll('input')) {
    if (!pen || !input.placeholder || input.value || input.clientWidth === 0) continue
    const style = getComputedStyle(input)
    pen.font = getComputedStyle(input, '::placeholder').font
    if (
      pen.measureText(input.placeholder).width >
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) + slack
    )
      report('hint longer than its field', input, input.placeholder)
  }
  return [...found]
}

export const cutText = (page: Page): Promise<string[]> => page.evaluate(findCutText)

/** Text of a carousel's slides that exceeds their boxes, also of hidden slides. Inline text has no box of its own. */
export const cutSlides = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-roledescription="slide"] span')]
      .filter((element) => {
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element
        // Letters reach a little below a narrow line, and the more the larger they are.
        const below = Number.parseFloat(getComputedStyle(element).fontSize) / 12
        return clientHeight > 0 && (scrollHeight > clientHeight + below || scrollWidth > clientWidth + 1)
      })
      .map(({ textContent }) => `cut in its slide: “${textContent}”`),
  )
