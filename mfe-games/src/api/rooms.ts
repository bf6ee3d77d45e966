import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { refreshWallet } from '@mosaic/session'
import { queryKey } from './query-key'

export type Room = ValueOf<'roomList'>['list'][number]

const roomsOf = ({ list }: ValueOf<'roomList'>): readonly Room[] => list

export const useRoomsQuery = (gameId: string) =>
  useApiQuery('games', 'roomList', { query: { gameId } }, { staleTime: 0, select: roomsOf })

/** A pass is paid from the balance, which is then refreshed. */
export const useEnterRoomMutation = () => {
  const client = useQueryClient()
  return useApiMutation('enterRoom', {
    onDone: () => {
      void client.invalidateQueries({ queryKey: queryKey('roomList') })
      void refreshWallet()
    },
  })
}
