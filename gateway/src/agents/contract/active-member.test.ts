import { minor } from '@mosaic/contracts'
import { isActiveMember } from './active-member'

test.each([
  [5000, 20_000, true],
  [4999, 20_000, false],
  [5000, 19_999, false],
])('deposits %s and valid bet %s, thresholds 5000 and 20000: active %s', (deposits, validBet, active) => {
  const threshold = { minDeposit: minor(5000), minValidBet: minor(20_000) }
  expect(isActiveMember({ deposits: minor(deposits), validBet: minor(validBet) }, threshold)).toBe(active)
})
