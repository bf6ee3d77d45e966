import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'

export const useMemberIcon = () => useApiQuery('account', 'memberIcon', {})
export const useSetMemberIcon = () => {
  const client = useQueryClient()
  return useApiMutation('setMemberIcon', {
    onDone: (value) => client.setQueryData(apiKey('account', 'memberIcon', {}), value),
  })
}
