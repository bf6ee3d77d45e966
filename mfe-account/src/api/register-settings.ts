import { useApiQuery } from '@mosaic/api-client'

/** Rules change by an operator's hand, not during a visit. */
const staleTime = 600_000

export const useRegisterSettings = () => useApiQuery('account', 'registerSettings', {}, { staleTime })
