import { useEffect, useState } from 'react'

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player wants no movement, also when they change their mind during the visit. */
export const useReducedMotion = (): boolean => {
  const [reduced, setReduced] = useState(() => wish().matches)
  useEffect(() => {
    const query = wish()
    const hear = () => setReduced(query.matches)
    // Safari before 14 knows only the old pair of calls.
    query.addListener(hear)
    return () => query.removeListener(hear)
  }, [])
  return reduced
}
