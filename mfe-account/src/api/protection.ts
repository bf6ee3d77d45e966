import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export type Protection = ValueOf<'limits'>

/** The member's protection; a write answers the whole of it, so what is shown is what holds, also after a break was begun in another tab. */
export const useProtectionQuery = () => useApiQuery('account', 'limits', {}, { refetchOnWindowFocus: 'always' })

const useCacheProtection = () => {
  const client = useQueryClient()
  return (value: Protection) => client.setQueryData(queryKey('limits', {}), value)
}

export const useSetLimitMutation = () => {
  const cache = useCacheProtection()
  return useApiMutation('setLimit', { onDone: cache })
}

export const useSetRealityCheckMutation = () => {
  const cache = useCacheProtection()
  return useApiMutation('setRealityCheck', { onDone: cache })
}

export const useExcludeMutation = () => useApiMutation('exclude')
