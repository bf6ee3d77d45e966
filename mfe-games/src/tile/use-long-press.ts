import { useRef, type MouseEvent, type TouchEvent } from 'react'

/** A press this long opens the details instead of the game (spec §9 "touch press-in 130, long 370"). */
const longPress = 370
const moveTolerancePx = 10

/** A scrolling list moves its tiles under the finger: on a busy phone move events come late, and a tile may be gone. */
const positionOf = (element: Element): string => {
  const { left, top } = element.getBoundingClientRect()
  return `${left} ${top}`
}

/** Touch handlers for a long press that swallow the click which the browser sends after it. */
export const useLongPress = (onLongPress: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const fired = useRef(false)
  const stop = () => clearTimeout(timer.current)

  return {
    onTouchStart: (event: TouchEvent<Element>) => {
      const touch = event.touches[0]
      if (!touch) return
      fired.current = false
      start.current = { x: touch.clientX, y: touch.clientY }
      const { currentTarget } = event
      const place = positionOf(currentTarget)
      timer.current = setTimeout(() => {
        if (positionOf(currentTarget) !== place) return
        fired.current = true
        onLongPress()
      }, longPress)
    },
    onTouchMove: (event: TouchEvent) => {
      const touch = event.touches[0]
      if (
        !touch ||
        Math.abs(touch.clientX - start.current.x) > moveTolerancePx ||
        Math.abs(touch.clientY - start.current.y) > moveTolerancePx
      )
        stop()
    },
    onTouchEnd: stop,
    onTouchCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!fired.current) return
      fired.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // Android opens its own menu on a long press.
    onContextMenu: (event: MouseEvent) => {
      if (fired.current) event.preventDefault()
    },
  }
}
