import { minor } from '@mosaic/contracts'
import { quotaReason } from './quota-reason'

test.each([
  [10_000, 0, 500_000, 'whole'],
  [10_000, 0, 10_000, 'whole'],
  [10_000, 0, 9_999, 'daily'],
  [10_000, 0, 0, 'dailyUsed'],
  [10_000, 1, 500_000, 'turnover'],
  [10_000, 1, 0, 'turnover'],
  [0, 5_000, 500_000, 'empty'],
  [null, 0, 500_000, null],
  [10_000, null, 500_000, null],
  [10_000, 0, null, null],
] as const)('of %s with %s to play and %s for the day: %s', (balance, turnoverLeft, dailyLeft, reason) => {
  const read = (units: number | null) => (units === null ? null : minor(units))
  const quota = { balance: read(balance), turnoverLeft: read(turnoverLeft), dailyLeft: read(dailyLeft) }
  expect(quotaReason({ ...quota, bonusTurnoverLeft: null })).toBe(reason)
  const withBonus = quotaReason({ ...quota, bonusTurnoverLeft: minor(1) })
  expect(withBonus).toBe(reason === 'turnover' ? 'bonusTurnover' : reason)
})
