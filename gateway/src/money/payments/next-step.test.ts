import { minor } from '@mosaic/contracts'
import type { DepositState } from './schema'
import { nextStep } from './settlement'

const deposit = (state: DepositState, decidedBy: string | null = null) =>
  ({ state, currency: 'BRL', amount: minor(10_000n), fee: minor(150n), decidedBy }) as const
const paid = (amount = 10_150n, currency: 'BRL' | 'THB' = 'BRL') =>
  ({ state: 'PAID', amount: minor(amount), currency }) as const
const said = (state: 'WAITING' | 'DECLINED' | 'EXPIRED' | 'CANCELLED') => ({ ...paid(), state }) as const

test.each([
  ['waiting changes nothing', deposit('PENDING'), said('WAITING'), { to: 'nothing' }],
  ['old news of waiting changes nothing', deposit('SETTLED'), said('WAITING'), { to: 'nothing' }],
  ['declined', deposit('PENDING'), said('DECLINED'), { to: 'end', state: 'FAILED' }],
  ['expired', deposit('PENDING'), said('EXPIRED'), { to: 'end', state: 'EXPIRED' }],
  ['cancelled', deposit('PENDING'), said('CANCELLED'), { to: 'end', state: 'CANCELLED' }],
  ['settled: stays settled', deposit('SETTLED'), said('DECLINED'), { to: 'nothing' }],
  ['paid', deposit('PENDING'), paid(), { to: 'credit' }],
  ['paid twice', deposit('SETTLED'), paid(), { to: 'nothing' }],
  ['no more than the fee is paid', deposit('PENDING'), paid(150n), { to: 'review', review: 'below-fee' }],
  ['another currency', deposit('PENDING'), paid(10_150n, 'THB'), { to: 'review', review: 'wrong-currency' }],
  ['paid after expiry', deposit('EXPIRED'), paid(), { to: 'review', review: 'paid-after-end' }],
  ['paid after cancellation', deposit('CANCELLED'), paid(), { to: 'review', review: 'paid-after-end' }],
  ['paid again while in review', deposit('REVIEW'), paid(), { to: 'nothing' }],
  ['paid again after a refusal by an operator', deposit('FAILED', 'ana'), paid(), { to: 'nothing' }],
] as const)('%s', (_case, before, report, step) => {
  expect(nextStep(before, report)).toEqual(step)
})

test.each([
  ['exactly what was ordered', 'BRL', 10_150n, 'credit'],
  ['one unit less', 'BRL', 10_149n, 'credit'],
  ['one unit more than the fee', 'BRL', 151n, 'credit'],
  ['no more than the fee', 'BRL', 150n, 'below-fee'],
  ['one unit more', 'BRL', 10_151n, 'above-order'],
  ['a hundredfold, from a provider with a wrong scale', 'BRL', 1_015_000n, 'above-order'],
  ['more than a JavaScript number holds', 'BRL', 9_007_199_254_740_993n, 'above-order'],
  ['exactly what was ordered', 'JPY', 1_035n, 'credit'],
  ['a yen less', 'JPY', 1_034n, 'credit'],
  ['a yen more', 'JPY', 1_036n, 'above-order'],
  ['a hundredfold, from a provider that sends yen with decimals', 'JPY', 103_500n, 'above-order'],
] as const)('%s in %s: of %d it is %s', (_case, currency, amount, expected) => {
  const order = { BRL: { amount: minor(10_000n), fee: minor(150n) }, JPY: { amount: minor(1_000n), fee: minor(35n) } }
  const step = nextStep(
    { state: 'PENDING', currency, decidedBy: null, ...order[currency] },
    { state: 'PAID', currency, amount: minor(amount) },
  )
  expect(step.to === 'review' ? step.review : step.to).toBe(expected)
})
