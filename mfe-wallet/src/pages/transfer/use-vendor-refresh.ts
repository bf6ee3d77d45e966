import { useCallback, useEffect, useState } from 'react'
import { useRenewWalletsMutation } from '../../api/transfers'

export type VendorRefresh = {
  readonly pending: boolean
  /** Vendors that did not answer the last query. */
  readonly unanswered: readonly string[]
  readonly refresh: () => void
  /** Another call has queried them meanwhile. */
  readonly setUnanswered: (unanswered: readonly string[]) => void
}

/** Queries the vendors' balances when the page opens, because of play there, and on demand. */
export const useVendorRefresh = (hasVendors: boolean): VendorRefresh => {
  const { submit, pending } = useRenewWalletsMutation()
  const [unanswered, setUnanswered] = useState<readonly string[]>([])
  const refresh = useCallback(() => submit({}, { onSuccess: ({ unanswered }) => setUnanswered(unanswered) }), [submit])
  useEffect(() => {
    if (hasVendors) refresh()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [hasVendors])
  return { pending, unanswered, refresh, setUnanswered: setUnanswered }
}
