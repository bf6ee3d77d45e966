import { useEffect, useState } from 'react'
import type { TableState } from './table-state'

const everyMs = 100

/** Milliseconds since the phase on the table began, ten times a second. */
export const useElapsed = ({ phaseSince }: TableState): number => {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), everyMs)
    return () => window.clearInterval(timer)
  }, [])
  return Math.max(0, now - phaseSince)
}
