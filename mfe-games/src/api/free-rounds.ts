import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { useRole } from '@mosaic/session'

/** The member's free rounds of one game. They are used up in the game, so they are refetched each time. */
export const useFreeRoundsQuery = (gameId: string) =>
  useApiQuery(
    'games',
    'freeRounds',
    {},
    {
      enabled: useRole() !== 'guest',
      staleTime: 0,
      select: ({ list }: ValueOf<'freeRounds'>) => list.filter((each) => each.gameId === gameId),
    },
  )
