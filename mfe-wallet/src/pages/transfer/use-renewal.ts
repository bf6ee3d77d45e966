import { useCallback, useEffect, useState } from 'react'
import { useRenewWallets } from '../../api/transfers'

export type Renewal = {
  readonly pending: boolean
  /** Vendors that said nothing when they were last asked. */
  readonly silent: readonly string[]
  readonly ask: () => void
  /** Another call asked them too. */
  readonly heard: (silent: readonly string[]) => void
}

/** Asks the vendors what they hold: when the page opens, because it may have been played with there, and on demand. */
export const useRenewal = (hasVendors: boolean): Renewal => {
  const { submit, pending } = useRenewWallets()
  const [silent, setSilent] = useState<readonly string[]>([])
  const ask = useCallback(() => submit({}, { onSuccess: ({ unanswered }) => setSilent(unanswered) }), [submit])
  useEffect(() => {
    if (hasVendors) ask()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [hasVendors])
  return { pending, silent, ask, heard: setSilent }
}
