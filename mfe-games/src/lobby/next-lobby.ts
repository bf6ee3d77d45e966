import type { GameClassify } from '@mosaic/contracts'
import { emptyQuery, startsWithVendor, type LobbyQuery, type SortOrder } from './lobby-query'
import type { LobbyTab } from './lobby-tab'

/** Filters applied by the drawer; name and class are included because clearing removes them too. */
type LobbyFilters = Pick<LobbyQuery, 'name' | 'vendors' | 'classify' | 'minBet' | 'onlyNew'>

/** An action of the visitor on a game page. */
export type LobbyEvent =
  | { readonly kind: 'tab-chosen'; readonly tab: LobbyTab }
  /** Null: all vendors. */
  | { readonly kind: 'vendor-chosen'; readonly vendor: string | null }
  | { readonly kind: 'classify-chosen'; readonly classify: GameClassify }
  | { readonly kind: 'name-searched'; readonly name: string }
  | { readonly kind: 'filters-applied'; readonly filters: LobbyFilters }
  | { readonly kind: 'filters-cleared' }
  | { readonly kind: 'sort-chosen'; readonly sort: SortOrder }
  | { readonly kind: 'page-reached'; readonly page: number }

/** Page and filter rules of spec §4: every change of the list returns to page 1. */
export const nextLobby = (query: LobbyQuery, event: LobbyEvent): LobbyQuery => {
  const emptyFilters = emptyQuery(query.tab)
  switch (event.kind) {
    case 'tab-chosen':
      return emptyQuery(event.tab)
    case 'vendor-chosen':
      return {
        ...emptyFilters,
        name: query.name,
        sort: query.sort,
        vendors: event.vendor === null ? [] : [event.vendor],
        allVendors: event.vendor === null,
      }
    case 'classify-chosen':
      // Crash games have one class, which cannot be changed (spec §4).
      return query.tab === 'CRASH' ? query : { ...query, classify: event.classify, page: 1 }
    case 'name-searched':
      return { ...query, name: event.name, page: 1 }
    case 'filters-applied':
      return { ...query, ...event.filters, allVendors: event.filters.vendors.length === 0, page: 1 }
    case 'filters-cleared':
      return { ...emptyFilters, allVendors: startsWithVendor.includes(query.tab), sort: query.sort }
    case 'sort-chosen':
      return { ...query, sort: event.sort, page: 1 }
    case 'page-reached':
      return { ...query, page: Math.max(query.page, event.page) }
  }
}
