import { minor } from '@mosaic/contracts'
import type { DepositState } from './schema'
import { nextStep } from './settlement'

const deposit = (state: DepositState, decidedBy: string | null = null) =>
  ({ state, currency: 'BRL', fee: minor(150n), decidedBy }) as const
const paid = (amount = 10_150n, currency: 'BRL' | 'THB' = 'BRL') =>
  ({ state: 'PAID', amount: minor(amount), currency }) as const
const said = (state: 'WAITING' | 'DECLINED' | 'EXPIRED' | 'CANCELLED') => ({ ...paid(), state }) as const

test.each([
  ['waiting changes nothing', deposit('PENDING'), said('WAITING'), { to: 'nothing' }],
  ['old news of waiting changes nothing', deposit('SETTLED'), said('WAITING'), { to: 'nothing' }],
  ['declined', deposit('PENDING'), said('DECLINED'), { to: 'end', state: 'FAILED' }],
  ['expired', deposit('PENDING'), said('EXPIRED'), { to: 'end', state: 'EXPIRED' }],
  ['cancelled', deposit('PENDING'), said('CANCELLED'), { to: 'end', state: 'CANCELLED' }],
  ['what is settled stays so', deposit('SETTLED'), said('DECLINED'), { to: 'nothing' }],
  ['paid', deposit('PENDING'), paid(), { to: 'credit' }],
  ['another amount is paid', deposit('PENDING'), paid(7_000n), { to: 'credit' }],
  ['paid twice', deposit('SETTLED'), paid(), { to: 'nothing' }],
  ['no more than the fee is paid', deposit('PENDING'), paid(150n), { to: 'review', review: 'below-fee' }],
  ['another currency', deposit('PENDING'), paid(10_150n, 'THB'), { to: 'review', review: 'wrong-currency' }],
  ['paid after it expired', deposit('EXPIRED'), paid(), { to: 'review', review: 'paid-after-end' }],
  ['paid after it was cancelled', deposit('CANCELLED'), paid(), { to: 'review', review: 'paid-after-end' }],
  ['paid again while a person looks', deposit('REVIEW'), paid(), { to: 'nothing' }],
  ['paid again after a person refused it', deposit('FAILED', 'ana'), paid(), { to: 'nothing' }],
] as const)('%s', (_case, before, report, step) => {
  expect(nextStep(before, report)).toEqual(step)
})
