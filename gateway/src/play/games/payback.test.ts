import { type GameReturn, paybackFault, paybackOf } from './payback'

const jacks: GameReturn = { code: 'A_jacks', category: 'RNG', classify: 'VP', rtpBp: 9954 }
const rates = { cashback: { minimum: '1.00', rates: { RNG: 60 } }, agentRebate: { rates: { RNG: 100 } } }

test.each([
  ['cashback alone exceeds the edge', { cashback: rates.cashback }, true],
  ['the full tree rebate exceeds the edge', { agentRebate: rates.agentRebate }, true],
  ['a weight by classify brings it below', { ...rates, validBetWeights: { VP: 1000 } }, false],
  ['a weight by code comes first', { ...rates, validBetWeights: { VP: 1000, A_jacks: 10_000 } }, true],
  ['no rates', {}, false],
  ['exactly 100 % is refused', { agentRebate: { rates: { RNG: 45 } } }, true],
  ['a hundredth of a per cent less passes', { agentRebate: { rates: { RNG: 44 } } }, false],
])('%s', (_, profile, isRefused) => {
  expect(paybackFault(profile, [jacks]) !== null).toBe(isRefused)
})

test('the tree rebate includes the cashback of its players', () => {
  expect(paybackOf(rates, jacks)).toBe(1_005_500)
})

test.each([
  ['a salary below the edge', { salary: 44, dividend: 0 }, false],
  ['a salary that reaches it', { salary: 45, dividend: 0 }, true],
  ['a dividend of nearly everything that is left', { salary: 44, dividend: 9999 }, false],
  ['a dividend of everything', { salary: 0, dividend: 10_000 }, true],
])('contracts of the house, %s: refused where a game earns nothing', (_, contracts, isRefused) => {
  expect(paybackFault({}, [jacks], contracts) !== null).toBe(isRefused)
})

test('contracts of the house: salaries count the weighted valid bet, beside the rebate of the tree', () => {
  const profile = { agentRebate: { rates: { RNG: 20 } }, validBetWeights: { VP: 5000 } }
  expect(paybackOf(profile, jacks, { salary: 10, dividend: 0 })).toBe(995_500 + 1500)
})
