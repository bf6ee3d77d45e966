import { useApiPages, type ApiFailureError } from '@mosaic/api-client'
import type { Game, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { useRole } from '@mosaic/session'
import { useCallback, useMemo } from 'react'
import { listRequest, pageSizeOf } from '../lobby/list-request'
import { dataType, type LobbyQuery } from '../lobby/lobby-query'
import { withName } from '../lobby/name-filter'
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

const gamesPages = (value: ValueOf<'gameList'>) => value
const favouritePages = (value: ValueOf<'favourites'>) => value

/** Whether the address alone lists games; the overview without a search does not. */
const lists = (query: LobbyQuery): boolean => query.tab !== 'HOME' || query.name !== '' || query.onlyNew

type Pages<V> = { readonly data?: { readonly pages: readonly V[] } }

const gamesOf = <V>({ data }: Pages<V>, games: (page: V) => readonly Game[]): readonly Game[] =>
  (data?.pages ?? []).flatMap(games)
const totalOf = ({ data }: Pages<{ totalCount: number }>): number | null => data?.pages[0]?.totalCount ?? null
const stateOf = ({ data, error }: { data?: unknown; error: unknown }): LobbyGames['state'] =>
  data !== undefined ? 'ready' : error ? 'failed' : 'loading'

/** A rejected promise tells the list to offer a retry. */
const nextPage = async (source: {
  fetchNextPage: () => Promise<{ isError: boolean; error: ApiFailureError | null }>
}): Promise<void> => {
  const result = await source.fetchNextPage()
  if (result.isError && result.error) throw result.error
}

/** The games of a lobby address, whichever of the four calls answers them. */
export const useLobbyGames = (query: LobbyQuery, vendors: readonly string[]): LobbyGames => {
  const { language } = useLanguage()
  const signedIn = useRole() !== 'guest'
  const type = dataType(query)
  const request = useMemo(() => listRequest(query, vendors, language), [query, vendors, language])
  const pageSize = pageSizeOf(query)

  const catalogue = useApiPages(
    'games',
    'gameList',
    (pageNo) => ({ query: { ...request, pageNo, pageSize } }),
    gamesPages,
    {
      key: request,
      enabled: lists(query) && (type === 'all' || type === 'filter'),
    },
  )
  const favourites = useApiPages(
    'games',
    'favourites',
    (pageNo) => ({ query: { pageNo, pageSize, language, ...(query.name ? { gameName: query.name } : {}) } }),
    favouritePages,
    {
      key: { name: query.name, language },
      enabled: type === 'fav' && signedIn,
    },
  )
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
    const rest = { hasMore: type !== 'hot' && source.hasNextPage, loadMore, retry }
    switch (type) {
      case 'hot':
        return {
          ...rest,
          games: hot.data ?? [],
          total: hot.data?.length ?? null,
          state: stateOf(hot),
          error: hot.error,
        }
      case 'fav':
        return {
          ...rest,
          games: gamesOf(favourites, (page) => page.content),
          total: totalOf(favourites),
          state: signedIn ? stateOf(favourites) : 'ready',
          error: favourites.error,
        }
      case 'recent': {
        const games = withName(
          gamesOf(recent, (page) => page.list),
          query.name,
        )
        return { ...rest, games, total: games.length, state: signedIn ? stateOf(recent) : 'ready', error: recent.error }
      }
      case 'all':
      case 'filter':
        return {
          ...rest,
          games: gamesOf(catalogue, (page) => page.games),
          total: totalOf(catalogue),
          state: stateOf(catalogue),
          error: catalogue.error,
        }
    }
  }, [type, query.name, signedIn, hot, favourites, recent, catalogue, source.hasNextPage, loadMore, retry])
}
