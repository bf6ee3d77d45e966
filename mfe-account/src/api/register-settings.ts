import { useApiQuery, type ApiFailure } from '@mosaic/api-client'
import { useEffect, useState } from 'react'

/** Rules change by an operator's hand, not during a visit. */
const staleTime = 600_000

/**
 * Rules are the same in every language: a form uses the known ones while they are refetched. A refusal by a changed
 * rule brings the current ones.
 */
export const useRegisterSettingsQuery = (refusal: ApiFailure | null = null) => {
  const { data, error, isFetching, refetch } = useApiQuery('account', 'registerSettings', {}, { staleTime })
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  useEffect(() => {
    if (refusal?.code === 'register.rule.violated') void refetch()
  }, [refusal, refetch])
  return { data: data ?? known, error, isFetching, refetch }
}
