import { useApiQuery, type ApiFailure } from '@mosaic/api-client'
import { useEffect, useState } from 'react'

/** Rules change by an operator's hand, not during a visit. */
const staleTime = 600_000

/**
 * The rules hold no words, so a form goes on with those it has while they are fetched for another language, and when they cannot be.
 * A refusal by a rule that the form knew otherwise brings those of now.
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
