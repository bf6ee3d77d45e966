import { call, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export const useLinkedAccountsQuery = () => useApiQuery('account', 'socialAccounts', {})
/** The answer is the list of what is left. */
export const useUnlinkSocialMutation = () => {
  const client = useQueryClient()
  return useApiMutation('unlinkSocial', {
    onDone: (value) => client.setQueryData(queryKey('socialAccounts', {}), value),
  })
}

export const startSocialLogin = (body: BodyOf<'socialStart'>) => call('socialStart', { body })
export const startSocialConfirmation = (body: BodyOf<'confirmSocialStart'>) => call('confirmSocialStart', { body })
