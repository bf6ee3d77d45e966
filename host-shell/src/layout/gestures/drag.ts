/** A finger's way from where it came down. */
export type Drag = { readonly dx: number; readonly dy: number }

/** How far a finger goes to the right until it means "back" (spec §9). */
export const swipeBackAt = 100
/** How far the page is pulled down until it means "again". */
const refreshAt = 72
/** The rim belongs to the browser, whose own gesture for going back begins there. */
const rim = 24
/** A way counts as going in one direction when it is twice as long as across. */
const clear = 2

export const isRim = (x: number, width: number): boolean => x < rim || x > width - rim

export const meansBack = ({ dx, dy }: Drag): boolean => dx >= swipeBackAt && dx >= Math.abs(dy) * clear
/** From 0 to 1: how much of the way to "back" is done. */
export const backProgress = ({ dx, dy }: Drag): number =>
  dx > 0 && dx >= Math.abs(dy) * clear ? Math.min(1, dx / swipeBackAt) : 0

/** The page follows the finger with half its way, as if it were heavy. */
export const pulled = ({ dx, dy }: Drag): number => (dy > 0 && dy >= Math.abs(dx) * clear ? dy / 2 : 0)
export const meansRefresh = (drag: Drag): boolean => pulled(drag) >= refreshAt

const scrolls = (element: Element, axis: 'x' | 'y'): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return axis === 'x'
    ? /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    : /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
}

const withAncestors = (element: Element): Element[] =>
  element.parentElement && element !== document.body ? [element, ...withAncestors(element.parentElement)] : [element]

/** Elements with their own drag: rails, carousels, sliders, games and overlays (domain §8.48). */
export const keepsTouch = (target: EventTarget | null, axis: 'x' | 'y'): boolean => {
  if (!(target instanceof Element)) return true
  if (
    target.closest(
      '[role="dialog"], [role="alertdialog"], input, textarea, select, iframe, canvas, [data-keeps-touch], [aria-roledescription="carousel"]',
    )
  )
    return true
  return withAncestors(target)
    .filter((element) => element !== document.body && element !== document.documentElement)
    .some((element) => scrolls(element, axis))
}
