import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { useRole } from '@mosaic/session'

/** Prepaid rounds that wait for the member in one game. Played in the game, so they are asked for anew each time. */
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
