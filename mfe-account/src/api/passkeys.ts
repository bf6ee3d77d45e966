import { apiKey, call, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf, ValueOf } from '@mosaic/contracts'

export const usePasskeys = (enabled = true) => useApiQuery('account', 'passkeys', {}, { enabled })

/** Every change answers the whole list. */
export const useKeepPasskeys = () => {
  const client = useQueryClient()
  return (value: ValueOf<'passkeys'>) => client.setQueryData(apiKey('account', 'passkeys', {}), value)
}

export const passkeyOptions = () => call('passkeyOptions', { body: {} })
export const addPasskey = (body: BodyOf<'addPasskey'>) => call('addPasskey', { body })
export const renamePasskey = (id: string, name: string) => call('renamePasskey', { body: { id, name } })
export const removePasskey = (id: string) => call('removePasskey', { body: { id } })
