import { keepPreviousData, useApiQuery, useQuery, callOrThrow, type ApiFailureError } from '@mosaic/api-client'
import type { Game, GameCategory, ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import type { ListRequest } from '../lobby/list-request'
import { hotGamesQuery } from './public-queries'
import { queryKey } from './query-key'

export type Vendors = ValueOf<'vendors'>
export type Vendor = Vendors['vendorNames'][number]

const minutes = 60_000

export const useVendorsQuery = () => useApiQuery('games', 'vendors', {}, { staleTime: 10 * minutes })

/** Vendors of a category in the gateway's order. */
export const vendorsOf = (vendors: Vendors | undefined, category: string): readonly Vendor[] =>
  (vendors?.vendorNames ?? []).filter((vendor) => vendor.gameCategory === category).sort((a, b) => a.sort - b.sort)

/** The hot list is one answer without pages. */
export const useHotGamesQuery = (gameName = '', enabled = true) =>
  useApiQuery(
    'games',
    'hotGames',
    { query: gameName ? { ...hotGamesQuery, gameName } : hotGamesQuery },
    { enabled, keepPrevious: true, staleTime: 5 * minutes, select: (value): readonly Game[] => value.list },
  )

/** Blocks of the home page hold nine tiles (spec §9). */
const railSize = 9

type RailRequest = {
  readonly gameType?: GameCategory
  readonly vassalage?: string
  readonly isNew?: number
  readonly sort?: 'hot' | 'new' | 'maxWin'
}
type RailGames = { readonly games: readonly Game[]; readonly total: number }

const toRailGames = (value: ValueOf<'gameList'>): RailGames => ({ games: value.games, total: value.totalCount })

export const useRailGamesQuery = (request: RailRequest, enabled: boolean) => {
  const { language } = useLanguage()
  return useApiQuery(
    'games',
    'gameList',
    { query: { platform: 'html5', clientType: 2, language, pageNo: 1, pageSize: railSize, ...request } },
    { enabled, staleTime: 5 * minutes, select: toRailGames },
  )
}

export const useNewGamesQuery = (enabled: boolean) => useRailGamesQuery({ isNew: 1, sort: 'new' }, enabled)

/** How many games a request would list; asks for one row only. */
export const useGameCountQuery = (query: ListRequest, enabled: boolean) =>
  useQuery<number, ApiFailureError>({
    queryKey: [...queryKey('gameList'), 'count', query],
    queryFn: async ({ signal }) =>
      (await callOrThrow('gameList', { query: { ...query, pageNo: 1, pageSize: 1 }, signal })).totalCount,
    enabled,
    placeholderData: keepPreviousData,
  })

export const useGameDetailQuery = (gameId: string | null) =>
  useApiQuery(
    'games',
    'gameDetail',
    { query: { gameId: gameId ?? '' } },
    { enabled: gameId !== null, staleTime: 10 * minutes },
  )
