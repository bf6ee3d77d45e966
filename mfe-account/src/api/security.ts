import { call, useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export const useSecurityOverviewQuery = (enabled = true) => useApiQuery('account', 'securityOverview', {}, { enabled })

export const useDevicesQuery = () => useApiQuery('account', 'devices', {})
/** The answer is the list of what is left. */
export const useRevokeDevicesMutation = () => {
  const client = useQueryClient()
  return useApiMutation('revokeDevices', {
    onDone: (value) => client.setQueryData(queryKey('devices', {}), value),
  })
}

const loginsPerPage = 10

export const useLoginHistoryQuery = () =>
  useApiPages(
    'account',
    'loginHistory',
    (pageNo) => ({ query: { pageNo, pageSize: loginsPerPage } }),
    (value) => value,
    { key: 'all' },
  )

export const useChangePasswordMutation = () => useApiMutation('changePassword')
export const useSetFirstPasswordMutation = () => useApiMutation('setFirstPassword')
export const useSetPaymentPasswordMutation = () => useApiMutation('setPaymentPassword')
export const useChangePaymentPasswordMutation = () => useApiMutation('changePaymentPassword')

export const useSecurityQuestionsQuery = () => useApiQuery('account', 'customerSecurityQuestions', {})
export const useSetSecurityQuestionsMutation = () => useApiMutation('setSecurityQuestions')
export const useAnswerSecurityQuestionsMutation = () => useApiMutation('answerSecurityQuestions')

export const sendContactCode = (body: BodyOf<'sendContactCode'>) => call('sendContactCode', { body })
export const useConfirmContactMutation = () => useApiMutation('confirmContact')
