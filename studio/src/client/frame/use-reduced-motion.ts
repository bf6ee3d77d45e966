import { useEffect, useState } from 'react'

const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Follows the player's reduced-motion setting, also when it changes during the visit. */
export const useReducedMotion = (): boolean => {
  const [reduced, setReduced] = useState(() => motionQuery().matches)
  useEffect(() => {
    const query = motionQuery()
    const update = () => setReduced(query.matches)
    // Safari before 14 knows only the old pair of calls.
    query.addListener(update)
    return () => query.removeListener(update)
  }, [])
  return reduced
}
