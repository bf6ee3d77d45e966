import { apiKey, call, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const useLinkedAccounts = () => useApiQuery('account', 'socialAccounts', {})
/** The answer is the list of what is left. */
export const useUnlinkSocial = () => {
  const client = useQueryClient()
  return useApiMutation('unlinkSocial', {
    onDone: (value) => client.setQueryData(apiKey('account', 'socialAccounts', {}), value),
  })
}

export const startSocialLogin = (body: BodyOf<'socialStart'>) => call('socialStart', { body })
export const startSocialConfirmation = (body: BodyOf<'confirmSocialStart'>) => call('confirmSocialStart', { body })
