import type { ApiFailure } from '@mosaic/api-client'
import { useRef, useState } from 'react'

export type Confirmation = {
  /** A proof is being asked for. */
  readonly asked: boolean
  /** True when the refusal is a wish for a proof: what was asked for then goes on by itself after it. */
  readonly askedBy: (failure: ApiFailure, again: () => void) => boolean
  readonly confirmed: () => void
  readonly giveUp: () => void
}

export const useConfirmation = (): Confirmation => {
  const [asked, setAsked] = useState(false)
  const waiting = useRef<(() => void) | null>(null)
  return {
    asked,
    askedBy: ({ code }, again) => {
      if (code !== 'confirmation.required') return false
      waiting.current = again
      setAsked(true)
      return true
    },
    confirmed: () => {
      setAsked(false)
      waiting.current?.()
    },
    giveUp: () => setAsked(false),
  }
}
