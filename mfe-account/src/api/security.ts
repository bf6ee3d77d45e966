import { apiKey, call, useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const useSecurityOverview = (enabled = true) => useApiQuery('account', 'securityOverview', {}, { enabled })

export const useDevices = () => useApiQuery('account', 'devices', {})
/** The answer is the list of what is left. */
export const useRevokeDevices = () => {
  const client = useQueryClient()
  return useApiMutation('revokeDevices', {
    onDone: (value) => client.setQueryData(apiKey('account', 'devices', {}), value),
  })
}

const loginsPerPage = 10

export const useLoginHistory = () =>
  useApiPages(
    'account',
    'loginHistory',
    (pageNo) => ({ query: { pageNo, pageSize: loginsPerPage } }),
    (value) => value,
    { key: 'all' },
  )

export const useChangePassword = () => useApiMutation('changePassword')
export const useSetFirstPassword = () => useApiMutation('setFirstPassword')
export const useSetPaymentPassword = () => useApiMutation('setPaymentPassword')
export const useChangePaymentPassword = () => useApiMutation('changePaymentPassword')

export const useSecurityQuestions = () => useApiQuery('account', 'customerSecurityQuestions', {})
export const useSetSecurityQuestions = () => useApiMutation('setSecurityQuestions')
export const useAnswerSecurityQuestions = () => useApiMutation('answerSecurityQuestions')

export const sendContactCode = (body: BodyOf<'sendContactCode'>) => call('sendContactCode', { body })
export const useConfirmContact = () => useApiMutation('confirmContact')
