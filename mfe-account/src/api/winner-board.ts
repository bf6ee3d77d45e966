import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

export const useWinnerBoardChoice = () => useApiQuery('account', 'winnerBoardChoice', {}, { staleTime: 0 })

export const useSetWinnerBoardChoice = () => {
  const client = useQueryClient()
  return useApiMutation('setWinnerBoardChoice', {
    onDone: (value: ValueOf<'winnerBoardChoice'>) =>
      client.setQueryData(apiKey('account', 'winnerBoardChoice', {}), value),
  })
}
