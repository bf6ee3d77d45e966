import { useApiPages, type ApiFailureError } from '@mosaic/api-client'
import type { Game, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { useRole } from '@mosaic/session'
import { useLocation, type FurtherPages, type ViewedQuery } from '@mosaic/ui'
import { useEffect, useMemo, useState } from 'react'
import { isPaged, listRequest, pageSizeOf } from '../lobby/list-request'
import { dataType, type LobbyQuery } from '../lobby/lobby-query'
import { withName } from '../lobby/name-filter'
import type { LobbyEvent } from '../lobby/next-lobby'
import { createThrottle } from '../lobby/throttle'
import { useHotGamesQuery } from './catalogue'

type LobbyGames = {
  readonly list: ViewedQuery<readonly Game[]>
  readonly total: number | null
  readonly pages: FurtherPages
}

const gamesPages = (value: ValueOf<'gameList'>) => value
const favouritePages = (value: ValueOf<'favourites'>) => value

/** Whether the address alone lists games; the overview without a search or a filter does not. */
const isList = (query: LobbyQuery): boolean => query.tab !== 'HOME' || dataType(query) === 'filter'

type Pages<V> = { readonly data?: { readonly pages: readonly V[] } }

const gamesOf = <V>({ data }: Pages<V>, games: (page: V) => readonly Game[]): readonly Game[] | undefined =>
  data?.pages.flatMap(games)
const totalOf = ({ data }: Pages<{ totalCount: number }>): number | null => data?.pages[0]?.totalCount ?? null

type PageSource = {
  readonly data?: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly error: ApiFailureError | null
  readonly fetchNextPage: () => Promise<unknown>
}

/** Pages read before the visitor came back are loaded again, one after another. */
const useRestoredPages = (source: PageSource, pageCount: number): void => {
  const { data, hasNextPage, isFetchingNextPage, error, fetchNextPage } = source
  const read = data?.pages.length ?? 0
  useEffect(() => {
    if (read > 0 && read < pageCount && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [read, pageCount, hasNextPage, isFetchingNextPage, error, fetchNextPage])
}

/** Two pages of a list are requested at least this far apart (spec §9). */
const throttle = 1000

/** The games of a lobby address, from whichever of the four calls it needs. */
export const useLobbyGames = (
  query: LobbyQuery,
  vendors: readonly string[],
  onEvent: (event: LobbyEvent) => void,
): LobbyGames => {
  const { language } = useLanguage()
  const signedIn = useRole() !== 'guest'
  const type = dataType(query)
  const request = useMemo(() => listRequest(query, vendors, language), [query, vendors, language])
  const { pathname } = useLocation()
  const pageSize = pageSizeOf(query, pathname)

  const catalogue = useApiPages(
    'games',
    'gameList',
    (pageNo) => ({ query: { ...request, pageNo, pageSize } }),
    gamesPages,
    {
      key: request,
      enabled: isList(query) && (type === 'all' || type === 'filter'),
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
    // The recent list has no page number; it is complete with the first page (spec §9: 18).
    () => ({ pageNum: 1, totalPages: 1 }),
    { key: { language }, enabled: type === 'recent' && signedIn },
  )
  const hot = useHotGamesQuery(query.name, type === 'hot')

  const source = type === 'fav' ? favourites : type === 'recent' ? recent : catalogue
  useRestoredPages(source, type === 'hot' ? 1 : query.page)
  const [throttled] = useState(() => createThrottle(throttle))
  const { hasNextPage, fetchNextPage } = source
  const pages = useMemo(
    () => ({
      hasNextPage: type !== 'hot' && isPaged(query) && hasNextPage,
      fetchNextPage: () =>
        throttled(async () => {
          const result = await fetchNextPage()
          if (!result.isError) onEvent({ kind: 'page-reached', page: result.data?.pages.length ?? 1 })
          return result
        }),
    }),
    [type, query, hasNextPage, fetchNextPage, throttled, onEvent],
  )
  return useMemo(() => {
    const listed = (query: Omit<LobbyGames['list'], 'data'>, games: readonly Game[] | undefined) => ({
      pages,
      list: { error: query.error, isFetching: query.isFetching, refetch: query.refetch, data: games },
    })
    // Guests have no list of their own, so it is not requested.
    const own = (games: readonly Game[] | undefined) => (signedIn ? games : [])
    switch (type) {
      case 'hot':
        return { ...listed(hot, hot.data), total: hot.data?.length ?? null }
      case 'fav':
        return { ...listed(favourites, own(gamesOf(favourites, (page) => page.content))), total: totalOf(favourites) }
      case 'recent': {
        const games = gamesOf(recent, (page) => page.list)
        const matching = own(games && withName(games, query.name))
        return { ...listed(recent, matching), total: matching?.length ?? 0 }
      }
      case 'all':
      case 'filter':
        return {
          ...listed(
            catalogue,
            gamesOf(catalogue, (page) => page.games),
          ),
          total: totalOf(catalogue),
        }
    }
  }, [type, query.name, signedIn, hot, favourites, recent, catalogue, pages])
}
