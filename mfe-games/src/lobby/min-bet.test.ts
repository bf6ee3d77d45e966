import { minBetOnWire, readMinBet } from './min-bet'

describe('minimum bet filter', () => {
  test.each([
    ['0.01', '0.01'],
    ['0.05', '0.05'],
    ['0.1', '0.1'],
    ['0.5', '0.5'],
    ['0.75', '0.75'],
    ['1', '1'],
    [null, 'all'],
    ['all', 'all'],
    ['2', 'all'],
    ['0.10', 'all'],
    ['-1', 'all'],
    ['<script>', 'all'],
  ])('an address with minBet %s filters by %s', (text, option) => {
    expect(readMinBet(text)).toBe(option)
  })

  test('"all" is not sent', () => {
    expect(minBetOnWire('RNG', 'all')).toBeUndefined()
  })

  test('only slots are filtered by minimum bet', () => {
    expect(['RNG', 'LIVE', 'FISH', 'CRASH', 'PVP', 'SPORTS', 'HOME'].map((tab) => minBetOnWire(tab, '0.5'))).toEqual([
      '0.5',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
