import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { refreshWallet } from '@mosaic/session'

export type Room = ValueOf<'roomList'>['list'][number]

const roomsOf = ({ list }: ValueOf<'roomList'>): readonly Room[] => list

export const useRooms = (gameId: string) =>
  useApiQuery('games', 'roomList', { query: { gameId } }, { staleTime: 0, select: roomsOf })

/** A pass is paid from the balance, which is then shown anew. */
export const useEnterRoom = () => {
  const client = useQueryClient()
  return useApiMutation('enterRoom', {
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['games', 'roomList'] })
      void refreshWallet()
    },
  })
}
