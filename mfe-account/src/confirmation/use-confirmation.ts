import type { ApiFailure } from '@mosaic/api-client'
import { useRef, useState } from 'react'

export type Confirmation = {
  /** A proof is being asked for. */
  readonly open: boolean
  /** True when the call was refused because it needs a proof; it is sent again after the proof. */
  readonly requestFor: (failure: ApiFailure, retry: () => void) => boolean
  readonly confirmed: () => void
  readonly cancel: () => void
}

export const useConfirmation = (): Confirmation => {
  const [open, setOpen] = useState(false)
  const pendingAction = useRef<(() => void) | null>(null)
  return {
    open,
    requestFor: ({ code }, retry) => {
      if (code !== 'confirmation.required') return false
      pendingAction.current = retry
      setOpen(true)
      return true
    },
    confirmed: () => {
      setOpen(false)
      pendingAction.current?.()
    },
    cancel: () => setOpen(false),
  }
}
