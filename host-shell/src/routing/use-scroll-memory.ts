import { useLocation } from '@mosaic/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { createScrollStore } from './scroll-store'
import { restoreScroll, type ScrollRestoration } from './restore-scroll'

const store = createScrollStore()

/** A newly opened page has no position to restore, even at an address visited before. */
const cameBack = (): boolean => {
  const [entry] = typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : []
  const type: unknown = entry && Reflect.get(entry, 'type')
  return type === 'reload' || type === 'back_forward'
}

/** A new page begins at its top; going back, or loading the same page again, finds the place where one was. */
export const useScrollMemory = (): void => {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const shownPath = useRef(pathname)
  const first = useRef(true)
  const walk = useRef<ScrollRestoration | null>(null)
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
    const underWay = samePage && kind === 'REPLACE' && walk.current?.isRunning() ? walk.current : null
    if (!underWay) walk.current?.stop()
    if (kind === 'POP' && !(isFirst && !cameBack())) {
      walk.current = restoreScroll(isFirst ? store.placeAfterReload(place) : store.placeOf(place))
      return
    }
    // A changed query is the same page: filters and tabs do not throw the visitor to the top.
    if (!samePage) window.scrollTo(0, 0)
    // Its place in the history is another one, though nobody has scrolled since.
    else if (kind === 'REPLACE') store.remember(place, underWay?.target ?? window.scrollY)
  }, [place, kind, pathname])

  useEffect(() => () => walk.current?.stop(), [])
}
