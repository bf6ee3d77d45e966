import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export const useKycQuery = () => useApiQuery('account', 'kyc', {}, { staleTime: 0 })

/** Each step answers the member's new verification status. */
export const useCacheKyc = () => {
  const client = useQueryClient()
  return (value: ValueOf<'kyc'>) => client.setQueryData(queryKey('kyc', {}), value)
}

export const useAddKycImageMutation = () => useApiMutation('addKycImage', { onDone: useCacheKyc() })
export const useSubmitKycMutation = () => useApiMutation('submitKyc', { onDone: useCacheKyc() })
