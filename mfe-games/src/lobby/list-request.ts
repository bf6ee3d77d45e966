import { gameCategories, type GameCategory, type QueryOf, type WireLanguage } from '@mosaic/contracts'
import type { LobbyQuery } from './lobby-query'
import type { LobbyTab } from './lobby-tab'
import { minBetOnWire } from './min-bet'

export type ListRequest = Omit<QueryOf<'gameList'>, 'pageNo' | 'pageSize'>

const gameListPath = '/m/gameList'

/**
 * Page sizes of the game list and of the other game pages (spec §9). A search in the favourites fetches them all at
 * once: paging is off there.
 */
export const pageSizeOf = (query: Pick<LobbyQuery, 'tab' | 'name'>, pathname: string): number =>
  query.tab === 'FAV' ? (query.name ? 999 : 25) : pathname.replace(/\/+$/, '') === gameListPath ? 30 : 18

/** Whether the list has further pages; a search in the favourites has none (spec §4). */
export const isPaged = (query: Pick<LobbyQuery, 'tab' | 'name'>): boolean => query.tab !== 'FAV' || query.name === ''

const categoryOf = (tab: LobbyTab): GameCategory | undefined => gameCategories.find((category) => category === tab)

/** The query of a lobby address, without its page. Empty fields are left out, so that equal queries have equal keys. */
export const listRequest = (query: LobbyQuery, vendors: readonly string[], language: WireLanguage): ListRequest => {
  const gameType = categoryOf(query.tab)
  const minBet = minBetOnWire(query.tab, query.minBet)
  return {
    platform: 'html5',
    clientType: 2,
    language,
    // A search is ordered by the quality of the matches, unless another order is requested.
    ...(query.tab === 'MXWIN'
      ? { sort: 'maxWin' as const }
      : query.name && query.sort === 'hot'
        ? {}
        : { sort: query.sort }),
    ...(query.name ? { gameName: query.name } : {}),
    ...(gameType ? { gameType } : {}),
    ...(vendors.length > 0 ? { vassalage: vendors.join(',') } : {}),
    ...(query.classify ? { gameClassify: query.classify } : {}),
    ...(minBet ? { minBet } : {}),
    ...(query.onlyNew ? { isNew: 1 } : {}),
  }
}
