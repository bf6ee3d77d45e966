import fc from 'fast-check'
import { dataType, readLobbyQuery, shownVendors, type LobbyQuery } from './lobby-query'
import type { LobbyTab } from './lobby-tab'
import { nextLobby, type LobbyEvent } from './next-lobby'

const at = (address: string): LobbyQuery => {
  const [path = '', search = ''] = address.split('?')
  return readLobbyQuery(path, new URLSearchParams(search))
}
const filtered = '/m/slot-games?q=fox&vassalage=A,B&classify=JP&minBet=0.5&isNew=1&sort=name&page=4'
const applied = { name: 'fox', vendors: ['C'], classify: 'JP', minBet: '1', onlyNew: false } as const

test.each<[string, LobbyEvent, string]>([
  [filtered, { kind: 'tab-chosen', tab: 'LIVE' }, '/m/live-games'],
  [filtered, { kind: 'tab-chosen', tab: 'CRASH' }, '/m/crash-games'],
  [filtered, { kind: 'tab-chosen', tab: 'MXWIN' }, '/m/gameList?gameType=MXWIN'],
  [filtered, { kind: 'vendor-chosen', vendor: 'C' }, '/m/slot-games?q=fox&vassalage=C&sort=name'],
  [filtered, { kind: 'vendor-chosen', vendor: null }, '/m/slot-games?q=fox&vassalage=all&sort=name'],
  [
    filtered,
    { kind: 'classify-chosen', classify: '' },
    '/m/slot-games?q=fox&vassalage=A,B&minBet=0.5&isNew=1&sort=name',
  ],
  ['/m/slot-games?page=3', { kind: 'classify-chosen', classify: 'SC' }, '/m/slot-games?classify=SC'],
  ['/m/crash-games', { kind: 'classify-chosen', classify: 'JP' }, '/m/crash-games'],
  ['/m/slot-games?vassalage=A&page=3', { kind: 'name-searched', name: 'owl' }, '/m/slot-games?vassalage=A&q=owl'],
  ['/m/slot-games?q=fox&page=2', { kind: 'name-searched', name: '' }, '/m/slot-games'],
  [
    filtered,
    { kind: 'filters-applied', filters: applied },
    '/m/slot-games?q=fox&vassalage=C&classify=JP&minBet=1&sort=name',
  ],
  [
    '/m/slot-games?vassalage=A',
    { kind: 'filters-applied', filters: { ...applied, vendors: [] } },
    '/m/slot-games?q=fox&vassalage=all&classify=JP&minBet=1',
  ],
  // Cleared in the drawer, then applied.
  [
    filtered,
    { kind: 'filters-applied', filters: { ...applied, name: '', classify: '', vendors: [] } },
    '/m/slot-games?vassalage=all&minBet=1&sort=name',
  ],
  [filtered, { kind: 'filters-cleared' }, '/m/slot-games?vassalage=all&sort=name'],
  ['/m/sport-games?vassalage=A&isNew=1', { kind: 'filters-cleared' }, '/m/sport-games'],
  ['/m/crash-games?isNew=1', { kind: 'filters-cleared' }, '/m/crash-games'],
  ['/m/live-games?page=5', { kind: 'sort-chosen', sort: 'new' }, '/m/live-games?sort=new'],
  ['/m/live-games?q=a', { kind: 'page-reached', page: 2 }, '/m/live-games?q=a&page=2'],
  // Two answers in the wrong order never take a page back.
  ['/m/live-games?page=3', { kind: 'page-reached', page: 2 }, '/m/live-games?page=3'],
])('at %s, %j leads to %s', (from, event, to) => {
  expect(nextLobby(at(from), event)).toEqual(at(to))
})

test.each<[string, string]>([
  ['/m/slot-games', 'all'],
  ['/m/slot-games?classify=JP', 'filter'],
])('%s asks for the data type %s', (address, type) => {
  expect(dataType(at(address))).toBe(type)
})

test('clearing all filters returns to the data type "all", with no vendor chosen', () => {
  const cleared = nextLobby(at(filtered), { kind: 'filters-cleared' })
  expect([dataType(cleared), shownVendors(cleared, ['A', 'B'])]).toEqual(['all', []])
})

test('every change of the list begins at page 1', () => {
  const events = fc.constantFrom<LobbyEvent>(
    { kind: 'vendor-chosen', vendor: 'C' },
    { kind: 'classify-chosen', classify: 'SC' },
    { kind: 'name-searched', name: 'x' },
    { kind: 'filters-applied', filters: applied },
    { kind: 'filters-cleared' },
    { kind: 'sort-chosen', sort: 'name' },
    ...(['HOT', 'FAV', 'RNG', 'CRASH'] as readonly LobbyTab[]).map((tab) => ({ kind: 'tab-chosen', tab }) as const),
  )
  fc.assert(
    fc.property(events, fc.integer({ min: 2, max: 100 }), (event, page) => {
      expect(nextLobby({ ...at('/m/slot-games'), page }, event).page).toBe(1)
    }),
  )
})
