import { call, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export const usePasskeysQuery = (enabled = true) => useApiQuery('account', 'passkeys', {}, { enabled })

/** Every change answers the whole list. */
export const useCachePasskeys = () => {
  const client = useQueryClient()
  return (value: ValueOf<'passkeys'>) => client.setQueryData(queryKey('passkeys', {}), value)
}

export const passkeyOptions = () => call('passkeyOptions', { body: {} })
export const addPasskey = (body: BodyOf<'addPasskey'>) => call('addPasskey', { body })
export const renamePasskey = (id: string, name: string) => call('renamePasskey', { body: { id, name } })
export const removePasskey = (id: string) => call('removePasskey', { body: { id } })
