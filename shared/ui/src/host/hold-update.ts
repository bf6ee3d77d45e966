import { useEffect } from 'react'

/** Everybody who says at this moment: do not move this tab to a new version. */
const holders = new Set<symbol>()

/** Keeps the tab on the releases it shows until the returned function is called. */
export const holdUpdate = (): (() => void) => {
  const holder = Symbol('held')
  holders.add(holder)
  return () => holders.delete(holder)
}

/** A screen that must not be interrupted: `canUpdate: false` while a payment is confirmed or a round is open. */
export const useCanUpdate = (canUpdate: boolean): void => {
  useEffect(() => (canUpdate ? undefined : holdUpdate()), [canUpdate])
}

export const isUpdateHeld = (): boolean => holders.size > 0
