import { useEffect, useRef } from 'react'

/** Tells the frame once for every new view that it has been shown: after its movement, or at once where none is wanted. */
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
