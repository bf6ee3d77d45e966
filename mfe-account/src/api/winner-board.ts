import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export const useWinnerBoardChoiceQuery = () => useApiQuery('account', 'winnerBoardChoice', {}, { staleTime: 0 })

export const useSetWinnerBoardChoiceMutation = () => {
  const client = useQueryClient()
  return useApiMutation('setWinnerBoardChoice', {
    onDone: (value: ValueOf<'winnerBoardChoice'>) => client.setQueryData(queryKey('winnerBoardChoice', {}), value),
  })
}
