import { useEffect } from 'react'

/** Holders that block a reload to newer releases. */
const holders = new Set<symbol>()

/** Blocks a reload to newer releases until the returned function is called. */
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
