import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

export const useKyc = () => useApiQuery('account', 'kyc', {}, { staleTime: 0 })

/** What the gateway answers to each step is where the member stands now. */
const useKeepState = () => {
  const client = useQueryClient()
  return (value: ValueOf<'kyc'>) => client.setQueryData(apiKey('account', 'kyc', {}), value)
}

export const useAddKycImage = () => useApiMutation('addKycImage', { onDone: useKeepState() })
export const useSubmitKyc = () => useApiMutation('submitKyc', { onDone: useKeepState() })
