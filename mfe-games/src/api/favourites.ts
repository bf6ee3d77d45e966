import { call, queryClient, useApiQuery, type ApiFailure } from '@mosaic/api-client'
import type { Game, ValueOf } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { queryKey } from './query-key'

type IdAnswer = ValueOf<'favouriteIds'>
type ListAnswer = { pages: ValueOf<'favourites'>[]; pageParams: unknown[] }

/** The key of every answer begins with its remote and endpoint, before language and page. */
const idsKey = queryKey('favouriteIds')
const listKey = queryKey('favourites')

/** Adding is skipped when the game is there already (spec §4). */
export const withFavourite = (ids: readonly string[], gameId: string, favourite: boolean): readonly string[] => {
  if (ids.includes(gameId) === favourite) return ids
  return favourite ? [gameId, ...ids] : ids.filter((id) => id !== gameId)
}

const withoutGame = (list: ListAnswer | undefined, gameId: string): ListAnswer | undefined =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      content: page.content.filter((game) => game.gameId !== gameId),
      totalCount: Math.max(0, page.totalCount - (page.content.some((game) => game.gameId === gameId) ? 1 : 0)),
    })),
  }

const show = (gameId: string, favourite: boolean): void => {
  queryClient.setQueriesData<IdAnswer>(
    { queryKey: idsKey },
    (known) => known && [...withFavourite(known, gameId, favourite)],
  )
  if (!favourite) queryClient.setQueriesData<ListAnswer>({ queryKey: listKey }, (list) => withoutGame(list, gameId))
}

// Another tab, or a screen of this one, has changed a favourite: show the same without asking the gateway again.
bus.on('games.favourites.changed@1', ({ gameId, favourite }) => show(gameId, favourite))

/** Ids requested before the change and received after it lack the change. */
const readIdsAgain = async (): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: idsKey })
  await queryClient.invalidateQueries({ queryKey: idsKey })
}

const none: ReadonlySet<string> = new Set()

export const useFavouriteIds = (): ReadonlySet<string> => {
  const signedIn = useRole() !== 'guest'
  const { data } = useApiQuery(
    'games',
    'favouriteIds',
    {},
    { enabled: signedIn, staleTime: Number.POSITIVE_INFINITY, select: toSet },
  )
  return data ?? none
}

const toSet = (value: IdAnswer): ReadonlySet<string> => new Set(value)

/**
 * Shows the change at once, then sends it to the gateway; a failure restores the old list.
 * @returns the failure, or null on success.
 */
export const setFavourite = async (
  game: Pick<Game, 'gameId' | 'nodeId' | 'vassalage'>,
  favourite: boolean,
): Promise<ApiFailure | null> => {
  const { gameId } = game
  const lists = queryClient.getQueriesData<ListAnswer>({ queryKey: listKey })
  const areIdsHere = queryClient.getQueriesData<IdAnswer>({ queryKey: idsKey }).every(([, ids]) => ids)
  bus.emit('games.favourites.changed@1', { gameId, favourite })
  const result = await call(favourite ? 'addFavourite' : 'removeFavourite', {
    body: { nodeId: game.nodeId, vendor: game.vassalage },
  })
  if (result.ok) {
    if (!areIdsHere) await readIdsAgain()
    if (favourite) await queryClient.invalidateQueries({ queryKey: listKey })
    return null
  }
  bus.emit('games.favourites.changed@1', { gameId, favourite: !favourite })
  for (const [key, list] of lists) queryClient.setQueryData(key, list)
  return result.failure
}
