import { useEffect, useState } from 'react'

export type Presence = 'closed' | 'open' | 'closing'

const panelDuration = 250

/** Keeps a panel in the page while it moves out. */
export const usePresence = (open: boolean): Presence => {
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  useEffect(() => {
    if (open || !shown) return undefined
    const timer = setTimeout(() => setShown(false), panelDuration)
    return () => clearTimeout(timer)
  }, [open, shown])
  return open ? 'open' : shown ? 'closing' : 'closed'
}
