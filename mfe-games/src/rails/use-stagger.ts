import { useEffect, useState } from 'react'

/** Requests of the home blocks start this far apart (spec §9), so that the first view has the line for itself. */
const staggerStep = 400

/** Number of the `total` blocks that may load now; grows by one per step. */
export const useStagger = (total: number): number => {
  const [started, setStarted] = useState(0)
  useEffect(() => {
    if (started >= total) return undefined
    const timer = setTimeout(() => setStarted(started + 1), staggerStep)
    return () => clearTimeout(timer)
  }, [started, total])
  return started
}
