import { listRequest, pageSizeOf } from './list-request'
import { readLobbyQuery } from './lobby-query'

const at = (path: string, search = '') => readLobbyQuery(path, new URLSearchParams(search))

describe('game list request', () => {
  test('a category page asks for its category, with platform and client type of the site', () => {
    expect(listRequest(at('/m/live-games'), ['VERITAS'], 'PT')).toEqual({
      platform: 'html5',
      clientType: 2,
      language: 'PT',
      sort: 'hot',
      gameType: 'LIVE',
      vassalage: 'VERITAS',
    })
  })

  test('every filter of the address is sent', () => {
    expect(listRequest(at('/m/slot-games', 'q=tiger&minBet=0.5&isNew=1&sort=name'), ['A', 'B'], 'JA')).toEqual({
      platform: 'html5',
      clientType: 2,
      language: 'JA',
      sort: 'name',
      gameName: 'tiger',
      gameType: 'RNG',
      vassalage: 'A,B',
      minBet: '0.5',
      isNew: 1,
    })
  })

  test('a search is ordered by how well names match, unless another order is chosen', () => {
    expect(listRequest(at('/m/slot-games', 'q=fox'), [], 'EN')).not.toHaveProperty('sort')
    expect(listRequest(at('/m/slot-games', 'q=fox&sort=new'), [], 'EN')).toMatchObject({ sort: 'new' })
  })

  test('a search on the overview looks through all categories', () => {
    expect(listRequest(at('/m/gameCenter', 'q=fox'), [], 'EN')).not.toHaveProperty('gameType')
  })

  test('crash games are asked for by category and classification', () => {
    expect(listRequest(at('/m/crash-games'), [], 'EN')).toMatchObject({ gameType: 'CRASH', gameClassify: 'Crash' })
  })

  test.each([
    ['/m/slot-games', '', 18],
    ['/m/fav-games', '', 25],
    ['/m/fav-games', 'q=fox', 999],
    ['/m/gameCenter', 'gameType=RECENT', 18],
    ['/m/gameList', '', 30],
    ['/m/gameList/', 'gameType=LIVE', 30],
    ['/m/slotsCenter', '', 18],
  ])('%s?%s has pages of %i', (path, search, size) => {
    expect(pageSizeOf(at(path, search), path)).toBe(size)
  })
})
