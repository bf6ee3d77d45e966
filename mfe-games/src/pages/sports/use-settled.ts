import { useEffect, useState } from 'react'

/** A value that has not changed for `delay` milliseconds; the first one at once. */
export const useSettled = <T>(value: T, delay: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
