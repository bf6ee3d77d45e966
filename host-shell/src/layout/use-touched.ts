import { useEffect, useState } from 'react'

/** True after the first touch: visitors with a mouse never load touch gestures. */
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
