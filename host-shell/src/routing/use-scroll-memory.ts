import { useLocation } from '@mosaic/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
/** How long a page may take to grow tall enough for its remembered place. */
const patience = 1200

/** A new page begins at its top; going back finds the place where one was. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const samePage = shownPath.current === pathname
    shownPath.current = pathname
    if (kind !== 'POP') {
      // A changed query is the same page: filters and tabs do not throw the visitor to the top.
      if (!samePage) window.scrollTo(0, 0)
      return undefined
    }
    const target = positions.get(key) ?? 0
    const started = performance.now()
    let frame = 0
    const restore = () => {
      window.scrollTo(0, target)
      if (Math.abs(window.scrollY - target) > 2 && performance.now() - started < patience) frame = requestAnimationFrame(restore)
    }
    restore()
    return () => cancelAnimationFrame(frame)
  }, [key, kind, pathname])
}
