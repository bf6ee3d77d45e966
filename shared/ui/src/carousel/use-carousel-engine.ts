import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { CarouselEngine } from './engine'
import { prefersReducedMotion } from '../motion/reduced-motion'
import { startPlainMotion } from './plain-motion'

const touches = ['pointerdown', 'touchstart'] as const
/** After the finger has left: taking over in the middle of its gesture would lose it. */
const takeOverDelay = 300

export type CarouselMotion = {
  readonly at: number
  readonly paused: boolean
  readonly goTo: (index: number) => void
  readonly togglePause: () => void
}

/** CSS motion first; the gesture engine replaces it after the first touch. */
export const useCarouselEngine = (
  root: RefObject<HTMLElement | null>,
  options: { count: number; autoplay: number; speed: number },
): CarouselMotion => {
  const { count, autoplay, speed } = options
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const engine = useRef<CarouselEngine | null>(null)
  const now = useRef({ paused: false, index: 0 })

  useEffect(() => {
    const element = root.current
    if (count < 2 || !element) return undefined
    const state = now.current
    let gone = false
    let asked = false
    if (prefersReducedMotion()) {
      state.paused = true
      setPaused(true)
    }
    const moving = {
      speed: prefersReducedMotion() ? 0 : speed,
      onChange: (index: number) => {
        state.index = index
        setAt(index)
      },
    }
    const wait = () => (state.paused ? 0 : autoplay)
    engine.current = startPlainMotion(element, count, { ...moving, autoplay: wait() })
    const wake = () => {
      if (asked) return
      asked = true
      Promise.all([import('./engine'), new Promise((resolve) => setTimeout(resolve, takeOverDelay))]).then(
        ([{ startEngine }]) => {
          if (gone) return
          engine.current?.stop()
          engine.current = startEngine(element, { ...moving, autoplay: wait(), initial: state.index })
        },
        // Plain motion goes on; the next touch asks again.
        () => {
          asked = false
        },
      )
    }
    for (const touch of touches) element.addEventListener(touch, wake, { passive: true })
    return () => {
      gone = true
      for (const touch of touches) element.removeEventListener(touch, wake)
      engine.current?.stop()
      engine.current = null
    }
  }, [root, count, autoplay, speed])

  const goTo = useCallback((index: number) => engine.current?.goTo(index), [])

  const togglePause = useCallback(() => {
    const next = !now.current.paused
    now.current.paused = next
    setPaused(next)
    if (next) engine.current?.pause()
    else engine.current?.resume(autoplay)
  }, [autoplay])

  return { at, paused, goTo, togglePause }
}
