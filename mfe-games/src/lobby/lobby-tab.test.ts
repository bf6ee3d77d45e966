import { pathOfTab, tabAt } from './lobby-tab'

describe('lobby addresses', () => {
  test.each([
    ['/m/gameCenter', null, 'HOME'],
    ['/m/gameCenter', 'RECENT', 'RECENT'],
    ['/m/slotsCenter', null, 'RNG'],
    ['/m/gameList', 'FISH', 'FISH'],
    ['/m/gameList', 'NONSENSE', 'RNG'],
    ['/m/hot-games', null, 'HOT'],
    ['/m/fav-games', null, 'FAV'],
    ['/m/slot-games', null, 'RNG'],
    ['/m/live-games', null, 'LIVE'],
    ['/m/poker-games', null, 'PVP'],
    ['/m/sport-games', null, 'SPORTS'],
    ['/m/esport-games', null, 'ESPORTS'],
    ['/m/fishing-games', null, 'FISH'],
    ['/m/crash-games/', null, 'CRASH'],
  ])('%s with gameType %s shows %s', (path, gameType, tab) => {
    expect(tabAt(path, gameType)).toBe(tab)
  })

  test('a category page keeps its category, whatever the query says', () => {
    expect(tabAt('/m/live-games', 'RNG')).toBe('LIVE')
  })

  test('a tab with a page of its own leads there, the others to the game list', () => {
    expect([pathOfTab('CRASH'), pathOfTab('COCKFIGHT'), pathOfTab('RECENT')]).toEqual([
      '/m/crash-games',
      '/m/gameList?gameType=COCKFIGHT',
      '/m/gameList?gameType=RECENT',
    ])
  })
})
