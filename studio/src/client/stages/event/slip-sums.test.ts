import { slipSums } from './slip-sums'

test('single bets: the total stake, and the return if all of them win', () => {
  expect(slipSums('200', [239, 188])).toEqual({ total: '400', possible: '854' })
  expect(slipSums('333', [117])).toEqual({ total: '333', possible: '389' })
  expect(slipSums('200', [])).toEqual({ total: '0', possible: '0' })
})
