import { useEffect, useState } from 'react'

const latest = 2500

/** True once the page has been painted and the browser has nothing better to do. */
export const useIdle = (): boolean => {
  const [rest, setRest] = useState(false)
  useEffect(() => {
    const done = () => setRest(true)
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(done, { timeout: latest })
      return () => window.cancelIdleCallback(handle)
    }
    const timer = setTimeout(done, latest)
    return () => clearTimeout(timer)
  }, [])
  return rest
}
