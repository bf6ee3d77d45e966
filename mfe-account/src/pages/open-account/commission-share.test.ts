import { highest, shareableRates, sharedRates } from './commission-share'

const own = [
  { gameType: 'RNG', rate: 95, least: 60 },
  { gameType: 'LIVE', rate: 70, least: 40 },
  { gameType: 'LOTT', rate: 10, least: 10 },
] as const

test.each([
  ['0', []],
  ['50', [77, 55]],
  ['75', [86, 62]],
  ['100', [95, 70]],
])('%s per cent of what is above the cashback, rounded down', (share, rates) => {
  expect(sharedRates(own, share).map(({ rate }) => rate)).toEqual(rates)
})

test('a category in which the agent has no more than every player is not passed on', () => {
  expect(shareableRates(own).map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE'])
  expect([highest(own), highest([])]).toEqual([95, 0])
})
