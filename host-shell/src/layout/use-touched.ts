import { useEffect, useState } from 'react'

/** True from the first time a finger is on the page: who has a mouse never needs what fingers do. */
export const useTouched = (): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return undefined
    const touch = () => setTouched(true)
    window.addEventListener('touchstart', touch, { passive: true })
    return () => window.removeEventListener('touchstart', touch)
  }, [touched])
  return touched
}
