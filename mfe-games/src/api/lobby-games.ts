import { useApiPages, type ApiFailureError } from '@mosaic/api-client'
import type { Game, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { useRole } from '@mosaic/session'
import { useCallback, useMemo } from 'react'
import { listRequest, pageSizeOf } from '../lobby/list-request'
import { dataType, type LobbyQuery } from '../lobby/lobby-query'
import { useHotGames } from './catalogue'

export type LobbyGames = {
  readonly games: readonly Game[]
  readonly total: number | null
  readonly hasMore: boolean
  readonly loadMore: () => Promise<unknown>
  readonly state: 'loading' | 'failed' | 'ready'
  readonly error: ApiFailureError | null
  readonly retry: () => void
}

const gamesPages = (value: ValueOf<'gameList'>) => value.content
const favouritePages = (value: ValueOf<'favourites'>) => value.content

/** Whether the address alone lists games; the overview without a search does not. */
const lists = (query: LobbyQuery): boolean => query.tab !== 'HOME' || query.name !== '' || query.onlyNew

type Pages<V> = {
  data?: { pages: V[] }
  hasNextPage: boolean
  fetchNextPage: () => Promise<{ isError: boolean; error: ApiFailureError | null }>
  error: ApiFailureError | null
  refetch: () => Promise<unknown>
  isLoadingError: boolean
}

/** A rejected promise tells the list to offer a retry. */
const nextPage = async (source: Pick<Pages<unknown>, 'fetchNextPage'>): Promise<void> => {
  const result = await source.fetchNextPage()
  if (result.isError && result.error) throw result.error
}

/** The games of a lobby address, whichever of the four calls answers them. */
export const useLobbyGames = (query: LobbyQuery, vendors: readonly string[]): LobbyGames => {
  const { language } = useLanguage()
  const signedIn = useRole() !== 'guest'
  const type = dataType(query)
  const personal = type === 'fav' || type === 'recent'
  const request = useMemo(() => listRequest(query, vendors, language), [query, vendors, language])
  const pageSize = pageSizeOf(query)

  const catalogue = useApiPages('games', 'gameList', (pageNo) => ({ query: { ...request, pageNo, pageSize } }), gamesPages, {
    key: request,
    enabled: lists(query) && (type === 'all' || type === 'filter'),
  })
  const favourites = useApiPages('games', 'favourites', (pageNo) => ({ query: { pageNo, pageSize, language, ...(query.name ? { gameName: query.name } : {}) } }), favouritePages, {
    key: { name: query.name, language },
    enabled: type === 'fav' && signedIn,
  })
  const recent = useApiPages(
    'games',
    'recentGames',
    (page) => ({ query: { page, pageSize, language, clientType: 2 } }),
    // The recent list does not tell its page; it is complete with the first (spec §9: 18).
    () => ({ pageNum: 1, totalPages: 1 }),
    { key: { language }, enabled: type === 'recent' && signedIn },
  )
  const hot = useHotGames(query.name, type === 'hot')

  const source = type === 'fav' ? favourites : type === 'recent' ? recent : catalogue
  const loadMore = useCallback(() => nextPage(source), [source])
  const hotAgain = hot.refetch
  const sourceAgain = source.refetch
  const retry = useCallback(() => void (type === 'hot' ? hotAgain() : sourceAgain()), [type, hotAgain, sourceAgain])

  return useMemo(() => {
    if (type === 'hot')
      return {
        games: hot.data ?? [],
        total: hot.data?.length ?? null,
        hasMore: false,
        loadMore,
        state: hot.data ? 'ready' : hot.error ? 'failed' : 'loading',
        error: hot.error,
        retry,
      }
    const games =
      type === 'fav'
        ? (favourites.data?.pages ?? []).flatMap((page) => page.content.content)
        : type === 'recent'
          ? (recent.data?.pages ?? []).flatMap((page) => page.content.list)
          : (catalogue.data?.pages ?? []).flatMap((page) => page.content.games)
    const total = type === 'fav' ? favourites.data?.pages[0]?.content.totalCount : type === 'recent' ? games.length : catalogue.data?.pages[0]?.content.totalCount
    return {
      games,
      total: total ?? null,
      hasMore: source.hasNextPage,
      loadMore,
      state: source.data || (personal && !signedIn) ? 'ready' : source.error ? 'failed' : 'loading',
      error: source.error,
      retry,
    }
  }, [type, personal, signedIn, hot.data, hot.error, favourites.data, recent.data, catalogue.data, source.data, source.error, source.hasNextPage, loadMore, retry])
}
