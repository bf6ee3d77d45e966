import { useEffect, useRef } from 'react'

/** Calls back before every frame; four times a second where motion is not wanted. */
export const useFrames = (callback: (now: number) => void, still: boolean): void => {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    if (still) {
      const timer = window.setInterval(() => latest.current(performance.now()), 250)
      return () => window.clearInterval(timer)
    }
    let frame = 0
    const step = (now: number): void => {
      latest.current(now)
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [still])
}
