import { useApiQuery } from '@mosaic/api-client'
import { useState } from 'react'

/** Rules change by an operator's hand, not during a visit. */
const staleTime = 600_000

/** The rules hold no words, so a form goes on with those it has while they are fetched for another language, and when they cannot be. */
export const useRegisterSettings = () => {
  const { data, error, isFetching, refetch } = useApiQuery('account', 'registerSettings', {}, { staleTime })
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  return { data: data ?? known, error, isFetching, refetch }
}
