/** A browser without pointer events sends a mouse press this long after a touch at most. */
const imitatedMs = 1000

/** Taps on an element in its CSS pixels: by finger or mouse, also without pointer events (Safari below 13). */
export const onTap = (element: HTMLElement, tap: (x: number, y: number) => void): (() => void) => {
  const notify = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top } = element.getBoundingClientRect()
    tap(clientX - left, clientY - top)
  }
  if ('PointerEvent' in window) {
    element.addEventListener('pointerdown', notify)
    return () => element.removeEventListener('pointerdown', notify)
  }
  let touchedAt = Number.NEGATIVE_INFINITY
  const touch = ({ changedTouches }: TouchEvent) => {
    touchedAt = performance.now()
    Array.from(changedTouches).forEach(notify)
  }
  const press = (event: MouseEvent) => {
    if (performance.now() - touchedAt > imitatedMs) notify(event)
  }
  element.addEventListener('touchstart', touch, { passive: true })
  element.addEventListener('mousedown', press)
  return () => {
    element.removeEventListener('touchstart', touch)
    element.removeEventListener('mousedown', press)
  }
}
