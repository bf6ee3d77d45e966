import fc from 'fast-check'
import {
  activeFilters,
  dataType,
  emptyQuery,
  readLobbyQuery,
  shownVendors,
  withOfferedVendors,
  sortOrders,
  writeLobbyQuery,
  type LobbyQuery,
} from './lobby-query'
import { minBetOptions } from './min-bet'

const at = (address: string): LobbyQuery => {
  const [path = '', search = ''] = address.split('?')
  return readLobbyQuery(path, new URLSearchParams(search))
}

describe('lobby state in the address', () => {
  test('a tab that was just chosen has no filters', () => {
    expect(activeFilters(emptyQuery('RNG'))).toBe(0)
  })

  test('crash is always classified as Crash', () => {
    expect(at('/m/crash-games?classify=JP').classify).toBe('Crash')
    expect(emptyQuery('CRASH').classify).toBe('Crash')
  })

  test.each([
    ['/m/slot-games', 'all'],
    ['/m/slot-games?vassalage=KUMIKO', 'all'],
    ['/m/slot-games?vassalage=KUMIKO,SELVA', 'filter'],
    ['/m/gameCenter?vassalage=KUMIKO', 'filter'],
    ['/m/crash-games?vassalage=SKYRISE', 'filter'],
    ['/m/slot-games?q=tiger', 'filter'],
    ['/m/slot-games?minBet=0.5', 'filter'],
    ['/m/live-games?minBet=0.5', 'all'],
    ['/m/slot-games?isNew=1', 'filter'],
    ['/m/hot-games?q=tiger', 'hot'],
    ['/m/fav-games', 'fav'],
    ['/m/gameCenter?gameType=RECENT', 'recent'],
  ])('%s asks for the data type %s', (address, type) => {
    expect(dataType(at(address))).toBe(type)
  })

  test.each(['/m/fishing-games', '/m/slot-games', '/m/live-games', '/m/poker-games'])(
    '%s begins with the first vendor',
    (path) => {
      expect(shownVendors(at(path), ['FIRST', 'SECOND'])).toEqual(['FIRST'])
    },
  )

  test('the vendor of the address wins over the first one, and "all" over both', () => {
    expect(shownVendors(at('/m/slot-games?vassalage=SECOND'), ['FIRST', 'SECOND'])).toEqual(['SECOND'])
    expect(shownVendors(at('/m/slot-games?vassalage=all'), ['FIRST', 'SECOND'])).toEqual([])
  })

  test.each([
    ['/m/slot-games?vassalage=NOPE', [], ['FIRST'], 'all'],
    ['/m/live-games?vassalage=NOPE,NEITHER', [], ['FIRST'], 'all'],
    ['/m/slot-games?vassalage=NOPE,SECOND', ['SECOND'], ['SECOND'], 'all'],
    ['/m/slot-games?vassalage=FIRST,SECOND', ['FIRST', 'SECOND'], ['FIRST', 'SECOND'], 'filter'],
    ['/m/slot-games?vassalage=NOPE&q=tiger', [], [], 'filter'],
    ['/m/gameCenter?vassalage=NOPE', [], [], 'all'],
    ['/m/crash-games?vassalage=NOPE', [], [], 'all'],
    ['/m/slot-games?vassalage=all', [], [], 'all'],
  ])('%s with the vendors FIRST and SECOND: chosen %j, shown %j', (address, chosen, shown, type) => {
    const query = withOfferedVendors(at(address), ['FIRST', 'SECOND'])
    expect(query.vendors).toEqual(chosen)
    expect(shownVendors(query, ['FIRST', 'SECOND'])).toEqual(shown)
    expect(dataType(query)).toBe(type)
  })

  test('a search without a vendor looks through the whole category', () => {
    expect(shownVendors(at('/m/slot-games?q=tiger'), ['FIRST'])).toEqual([])
  })

  test.each(['/m/crash-games', '/m/sport-games', '/m/gameCenter'])('%s begins with all vendors', (path) => {
    expect(shownVendors(at(path), ['FIRST'])).toEqual([])
  })

  test('a query written into the address is read from it unchanged', () => {
    const query = fc.record({
      name: fc.string({ maxLength: 64 }),
      vendors: fc.uniqueArray(fc.constantFrom('KUMIKO', 'SELVA', 'IMES'), { maxLength: 3 }),
      minBet: fc.constantFrom('all' as const, ...minBetOptions),
      onlyNew: fc.boolean(),
      sort: fc.constantFrom(...sortOrders),
      page: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(query, (part) => {
        const written: LobbyQuery = { ...emptyQuery('RNG'), ...part }
        expect(readLobbyQuery('/m/slot-games', writeLobbyQuery(written, new URLSearchParams('game=7')))).toEqual(
          written,
        )
      }),
    )
  })

  test('other parameters of the address stay', () => {
    expect(writeLobbyQuery(emptyQuery('RNG'), new URLSearchParams('game=7&q=x')).toString()).toBe('game=7')
  })
})
