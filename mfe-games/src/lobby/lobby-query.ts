import { gameClassifies, type GameClassify } from '@mosaic/contracts'
import { tabAt, type LobbyTab } from './lobby-tab'
import { hasMinBetFilter, readMinBet, type MinBet } from './min-bet'

export const sortOrders = ['hot', 'name', 'new'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The address determines a lobby screen completely; there is no other state. */
export type LobbyQuery = {
  readonly tab: LobbyTab
  readonly name: string
  /** Vendor codes; empty when none is named. */
  readonly vendors: readonly string[]
  /** The visitor chose all vendors; otherwise some categories begin with one (see `shownVendors`). */
  readonly allVendors: boolean
  readonly classify: GameClassify
  readonly minBet: MinBet
  readonly onlyNew: boolean
  readonly sort: SortOrder
  /** How far the list was read; coming back shows as much again. */
  readonly page: number
}

type DataType = 'all' | 'hot' | 'recent' | 'fav' | 'filter'

const allVendorsMark = 'all'
/** Tabs that begin with one vendor (spec §4). */
export const startsWithVendor: readonly LobbyTab[] = ['FISH', 'RNG', 'LIVE', 'PVP']

export const emptyQuery = (tab: LobbyTab): LobbyQuery => ({
  tab,
  name: '',
  vendors: [],
  allVendors: false,
  classify: tab === 'CRASH' ? 'Crash' : '',
  minBet: 'all',
  onlyNew: false,
  sort: 'hot',
  page: 1,
})

export const dataType = (query: LobbyQuery): DataType => {
  if (query.tab === 'HOT') return 'hot'
  if (query.tab === 'FAV') return 'fav'
  if (query.tab === 'RECENT') return 'recent'
  const ofClass = query.classify !== '' && query.tab !== 'CRASH'
  // One vendor counts as a filter only where no page begins with one.
  const ofVendors = query.vendors.length > (startsWithVendor.includes(query.tab) ? 1 : 0)
  return query.name !== '' || query.onlyNew || query.minBet !== 'all' || ofVendors || ofClass ? 'filter' : 'all'
}

/** The query without vendors that are not offered: an unknown code is no choice (spec §4, "vendor from query or first"). */
export const withOfferedVendors = (query: LobbyQuery, offered: readonly string[]): LobbyQuery =>
  query.vendors.every((code) => offered.includes(code))
    ? query
    : { ...query, vendors: query.vendors.filter((code) => offered.includes(code)) }

/**
 * FISH, RNG, LIVE and PVP begin with the vendor of the address or the first one (spec §4).
 * A search or a filter without a vendor covers the whole category, because the visitor chose no vendor.
 */
export const shownVendors = (query: LobbyQuery, offered: readonly string[]): readonly string[] => {
  const [first] = offered
  if (query.vendors.length > 0 || query.allVendors || !first) return query.vendors
  return startsWithVendor.includes(query.tab) && dataType(query) === 'all' ? [first] : []
}

/** How many filters of the drawer are on; shown at its button. */
export const activeFilters = (query: LobbyQuery): number =>
  (query.vendors.length > 0 ? 1 : 0) + (query.minBet !== 'all' ? 1 : 0) + (query.onlyNew ? 1 : 0)

/** The wire takes at most 256 characters of vendor codes. */
const readVendors = (text: string): readonly string[] => [
  ...new Set(
    text
      .slice(0, 256)
      .split(',')
      .filter((code) => /^[\w-]{1,32}$/.test(code)),
  ),
]

const maxPages = 100

const readPage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), maxPages) : 1

export const readLobbyQuery = (pathname: string, search: URLSearchParams): LobbyQuery => {
  const tab = tabAt(pathname, search.get('gameType'))
  const vassalage = search.get('vassalage') ?? ''
  const allVendors = vassalage === allVendorsMark
  const classify = gameClassifies.find((code) => code === search.get('classify'))
  return {
    tab,
    name: (search.get('q') ?? '').slice(0, 64),
    vendors: allVendors ? [] : readVendors(vassalage),
    allVendors,
    classify: tab === 'CRASH' ? 'Crash' : (classify ?? ''),
    minBet: hasMinBetFilter(tab) ? readMinBet(search.get('minBet')) : 'all',
    onlyNew: search.get('isNew') === '1',
    sort: sortOrders.find((order) => order === search.get('sort')) ?? 'hot',
    page: readPage(search.get('page')),
  }
}

/** Writes the query into the address; its other parameters, such as an open game sheet, stay. */
export const writeLobbyQuery = (query: LobbyQuery, current: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(current)
  const set = (key: string, value: string) => (value === '' ? next.delete(key) : next.set(key, value))
  set('q', query.name)
  set('vassalage', query.allVendors ? allVendorsMark : query.vendors.join(','))
  set('classify', query.tab === 'CRASH' ? '' : query.classify)
  set('minBet', query.minBet === 'all' ? '' : query.minBet)
  set('isNew', query.onlyNew ? '1' : '')
  set('sort', query.sort === 'hot' ? '' : query.sort)
  set('page', query.page === 1 ? '' : String(query.page))
  return next
}
