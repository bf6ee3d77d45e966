import { useApiQuery } from '@mosaic/api-client'

/** The merchant's list changes by an operator's hand, not during a visit. */
const staleTime = 600_000

export const useCountryList = (enabled: boolean) =>
  useApiQuery('forms', 'countries', {}, { staleTime, keepPrevious: true, enabled })
