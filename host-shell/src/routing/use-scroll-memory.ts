import { useLocation } from '@mosaic/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { createScrollStore } from './scroll-store'

/** How long a page may stand still before the way to its remembered place is given up. */
const patience = 1500
/** Whoever touches, types or turns the wheel has the say over where the page stands. */
const ownWill = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const

const store = createScrollStore()

/** A page that was opened anew has no place to go back to, even at an address where somebody once was. */
const cameBack = (): boolean => {
  const [entry] = typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : []
  const type: unknown = entry && Reflect.get(entry, 'type')
  return type === 'reload' || type === 'back_forward'
}

/** The way to a remembered place. */
type Walk = { readonly target: number; readonly stop: () => void; readonly isGoing: () => boolean }

/**
 * Scrolls as far as the page reaches, again and again while it grows: a list that had loaded further pages loads them anew
 * because its end is in view, until the place is there.
 */
const walkTo = (target: number): Walk => {
  let going = true
  let frame = 0
  let height = 0
  let grewAt = performance.now()
  const stop = () => {
    going = false
    cancelAnimationFrame(frame)
    for (const sign of ownWill) window.removeEventListener(sign, stop)
  }
  const step = () => {
    window.scrollTo(0, target)
    const now = performance.now()
    const { scrollHeight } = document.documentElement
    if (scrollHeight > height) {
      height = scrollHeight
      grewAt = now
    }
    if (Math.abs(window.scrollY - target) <= 2 || now - grewAt > patience) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const sign of ownWill) window.addEventListener(sign, stop, { passive: true })
  step()
  return { target, stop, isGoing: () => going }
}

/** A new page begins at its top; going back, or loading the same page again, finds the place where one was. */
export const useScrollMemory = (): void => {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const shownPath = useRef(pathname)
  const first = useRef(true)
  const walk = useRef<Walk | null>(null)
  const place = `${key} ${pathname}${search}`

  useEffect(() => {
    if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', store.save)
    return () => window.removeEventListener('pagehide', store.save)
  }, [])

  useEffect(() => {
    const remember = () => store.remember(place, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])

  useLayoutEffect(() => {
    const samePage = shownPath.current === pathname
    const isFirst = first.current
    shownPath.current = pathname
    first.current = false
    // A list that has reached its page again writes it into the address: the way to the place goes on.
    const underWay = samePage && kind === 'REPLACE' && walk.current?.isGoing() ? walk.current : null
    if (!underWay) walk.current?.stop()
    if (kind === 'POP' && !(isFirst && !cameBack())) {
      walk.current = walkTo(store.placeOf(place))
      return
    }
    // A changed query is the same page: filters and tabs do not throw the visitor to the top.
    if (!samePage) window.scrollTo(0, 0)
    // Its place in the history is another one, though nobody has scrolled since.
    else if (kind === 'REPLACE') store.remember(place, underWay?.target ?? window.scrollY)
  }, [place, kind, pathname])

  useEffect(() => () => walk.current?.stop(), [])
}
