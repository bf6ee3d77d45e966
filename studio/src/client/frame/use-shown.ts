import { useEffect, useRef } from 'react'

/** Calls `onShown` once for every new view: after its animation, or immediately with reduced motion. */
export const useShown = (view: unknown, movementMs: number, reducedMotion: boolean, onShown: () => void): void => {
  const newest = useRef({ movementMs, reducedMotion, onShown })
  newest.current = { movementMs, reducedMotion, onShown }
  useEffect(() => {
    if (view === null) return undefined
    const { movementMs: wait, reducedMotion: isStill } = newest.current
    const timer = window.setTimeout(() => newest.current.onShown(), isStill ? 0 : wait)
    return () => window.clearTimeout(timer)
  }, [view])
}
