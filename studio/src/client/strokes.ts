type Touching = { readonly clientX: number; readonly clientY: number }
/** Where an element is touched, in its own CSS pixels. */
export type Spot = { readonly x: number; readonly y: number }
type Stroke = {
  readonly start: (at: Spot) => void
  readonly move?: (at: Spot) => void
  readonly end?: () => void
}

/** A browser without pointer events sends a mouse press this long after a touch at most. */
const imitatedMs = 1000

/** A finger or the mouse on an element; without pointer events (Safari below 13) by its touches and mouse presses. */
export const watchStrokes = (element: HTMLElement, { start, move, end }: Stroke): (() => void) => {
  const spotOf = ({ clientX, clientY }: Touching): Spot => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const ends: (() => void)[] = []
  const on = <E extends keyof HTMLElementEventMap>(
    name: E,
    listener: (event: HTMLElementEventMap[E]) => void,
  ): void => {
    // A stroke must not scroll the page, and a passive listener could not prevent that.
    element.addEventListener(name, listener, { passive: !move })
    ends.push(() => element.removeEventListener(name, listener))
  }
  const finish = (): void => end?.()

  if ('PointerEvent' in window) {
    on('pointerdown', (event) => {
      if (move && event.isPrimary) element.setPointerCapture?.(event.pointerId)
      start(spotOf(event))
    })
    on('pointermove', (event) => {
      if (event.buttons > 0) move?.(spotOf(event))
    })
    on('pointerup', finish)
    on('pointercancel', finish)
  } else {
    let touchedAt = Number.NEGATIVE_INFINITY
    const byTouch = (act: ((at: Spot) => void) | undefined) => (event: TouchEvent) => {
      touchedAt = performance.now()
      if (move && event.cancelable) event.preventDefault()
      const [touch] = Array.from(event.changedTouches)
      if (touch) act?.(spotOf(touch))
    }
    const byMouse = (act: ((at: Spot) => void) | undefined) => (event: MouseEvent) => {
      if (event.buttons > 0 && performance.now() - touchedAt > imitatedMs) act?.(spotOf(event))
    }
    on('touchstart', byTouch(start))
    on('touchmove', byTouch(move))
    on('touchend', byTouch(finish))
    on('touchcancel', byTouch(finish))
    on('mousedown', byMouse(start))
    on('mousemove', byMouse(move))
    on('mouseup', finish)
  }
  return () => ends.forEach((stop) => stop())
}
