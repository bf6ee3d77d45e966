import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { CarouselEngine } from './engine'

/** Share of the first slide's time after which the engine is fetched: the page has loaded by then. */
const engineDelay = 0.6
const touches = ['pointerdown', 'touchstart', 'focusin'] as const

const prefersStill = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches

export type CarouselMotion = {
  readonly at: number
  readonly paused: boolean
  readonly goTo: (index: number) => void
  readonly togglePause: () => void
}

/** Fetches the engine when the first slide has stood for a while, or at once when somebody touches the carousel. */
export const useCarouselEngine = (root: RefObject<HTMLElement | null>, options: { moving: boolean; autoplay: number; speed: number }): CarouselMotion => {
  const { moving, autoplay, speed } = options
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const engine = useRef<CarouselEngine | null>(null)
  const wishes = useRef<{ paused: boolean; index: number | null; wake: () => void }>({ paused: false, index: null, wake: () => undefined })

  useEffect(() => {
    const element = root.current
    if (!moving || !element) return undefined
    const shownAt = performance.now()
    const still = prefersStill()
    const wish = wishes.current
    let gone = false
    let asked = false
    if (still) {
      wish.paused = true
      setPaused(true)
    }
    wish.wake = () => {
      if (asked) return
      asked = true
      import('./engine').then(
        ({ startEngine }) => {
          if (gone) return
          const firstMove = Math.max(0, autoplay - (performance.now() - shownAt))
          engine.current = startEngine(element, { autoplay: wish.paused ? 0 : autoplay, firstMove, speed: still ? 0 : speed, onChange: setAt })
          if (wish.index !== null) engine.current.goTo(wish.index)
        },
        // Without its engine the carousel stays on its first slide; the next touch asks again.
        () => {
          asked = false
        },
      )
    }
    const wake = () => wish.wake()
    const timer = setTimeout(wake, autoplay * engineDelay)
    for (const touch of touches) element.addEventListener(touch, wake, { passive: true })
    return () => {
      gone = true
      clearTimeout(timer)
      for (const touch of touches) element.removeEventListener(touch, wake)
      engine.current?.stop()
      engine.current = null
    }
  }, [root, moving, autoplay, speed])

  const goTo = useCallback((index: number) => {
    wishes.current.index = index
    wishes.current.wake()
    engine.current?.goTo(index)
  }, [])

  const togglePause = useCallback(() => {
    const next = !wishes.current.paused
    wishes.current.paused = next
    setPaused(next)
    if (next) engine.current?.pause()
    else engine.current?.resume(autoplay)
  }, [autoplay])

  return { at, paused, goTo, togglePause }
}
