import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import { queryKey } from './query-key'

export const useMemberIconQuery = () => useApiQuery('account', 'memberIcon', {})
export const useSetMemberIconMutation = () => {
  const client = useQueryClient()
  return useApiMutation('setMemberIcon', {
    onDone: (value) => client.setQueryData(queryKey('memberIcon', {}), value),
  })
}
