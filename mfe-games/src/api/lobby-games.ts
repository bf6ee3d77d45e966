import { useApiPages } from '@mosaic/api-client'
import type { Game, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { useRole } from '@mosaic/session'
import type { FurtherPages, ViewedQuery } from '@mosaic/ui'
import { useMemo } from 'react'
import { listRequest, pageSizeOf } from '../lobby/list-request'
import { dataType, type LobbyQuery } from '../lobby/lobby-query'
import { withName } from '../lobby/name-filter'
import { useHotGames } from './catalogue'

export type LobbyGames = {
  readonly list: ViewedQuery<readonly Game[]>
  readonly total: number | null
  readonly pages: FurtherPages
}

const gamesPages = (value: ValueOf<'gameList'>) => value
const favouritePages = (value: ValueOf<'favourites'>) => value

/** Whether the address alone lists games; the overview without a search does not. */
const lists = (query: LobbyQuery): boolean => query.tab !== 'HOME' || query.name !== '' || query.onlyNew

type Pages<V> = { readonly data?: { readonly pages: readonly V[] } }

const gamesOf = <V>({ data }: Pages<V>, games: (page: V) => readonly Game[]): readonly Game[] | undefined =>
  data?.pages.flatMap(games)
const totalOf = ({ data }: Pages<{ totalCount: number }>): number | null => data?.pages[0]?.totalCount ?? null

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
  return useMemo(() => {
    const { hasNextPage, fetchNextPage } = source
    const pages = { hasNextPage: type !== 'hot' && hasNextPage, fetchNextPage }
    const listed = (query: Omit<LobbyGames['list'], 'data'>, games: readonly Game[] | undefined) => ({
      pages,
      list: { error: query.error, isFetching: query.isFetching, refetch: query.refetch, data: games },
    })
    // A guest has no list of his own, and nobody is asked for it.
    const own = (games: readonly Game[] | undefined) => (signedIn ? games : [])
    switch (type) {
      case 'hot':
        return { ...listed(hot, hot.data), total: hot.data?.length ?? null }
      case 'fav':
        return { ...listed(favourites, own(gamesOf(favourites, (page) => page.content))), total: totalOf(favourites) }
      case 'recent': {
        const games = gamesOf(recent, (page) => page.list)
        const named = own(games && withName(games, query.name))
        return { ...listed(recent, named), total: named?.length ?? 0 }
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
  }, [type, query.name, signedIn, hot, favourites, recent, catalogue, source])
}
