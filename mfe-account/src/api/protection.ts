import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

export type Protection = ValueOf<'limits'>

/** The member's protection; a write answers the whole of it, so what is shown is what holds, also after a break was begun in another tab. */
export const useProtection = () => useApiQuery('account', 'limits', {}, { refetchOnWindowFocus: 'always' })

const useKeep = () => {
  const client = useQueryClient()
  return (value: Protection) => client.setQueryData(apiKey('account', 'limits', {}), value)
}

export const useSetLimit = () => {
  const keep = useKeep()
  return useApiMutation('setLimit', { onDone: keep })
}

export const useSetReality = () => {
  const keep = useKeep()
  return useApiMutation('setRealityCheck', { onDone: keep })
}

export const useExclude = () => useApiMutation('exclude')
