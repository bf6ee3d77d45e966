import { minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { quotaOf, withdrawRefusal } from './quota'

const facts = (
  parts: Partial<
    Record<'balance' | 'deposited' | 'validBet' | 'bonusTurnover' | 'dailyLimit' | 'withdrawnToday', number>
  >,
) => {
  const of = (name: keyof typeof parts, otherwise: number) => minor(parts[name] ?? otherwise)
  return {
    balance: of('balance', 50_000),
    deposited: of('deposited', 0),
    validBet: of('validBet', 0),
    turnover: 1,
    bonusTurnover: of('bonusTurnover', 0),
    dailyLimit: of('dailyLimit', 100_000),
    withdrawnToday: of('withdrawnToday', 0),
  }
}

describe('quotaOf', () => {
  test.each([
    ['the whole balance', {}, 50_000, 0, 100_000],
    ['at most the rest of the daily limit', { withdrawnToday: 70_000 }, 30_000, 0, 30_000],
    ['zero above the daily limit', { withdrawnToday: 120_000 }, 0, 0, 0],
    ['zero while a deposit must be wagered', { deposited: 10_000, validBet: 4_000 }, 0, 6_000, 100_000],
    ['zero while a bonus must be wagered', { bonusTurnover: 3_000, validBet: 1_000 }, 0, 2_000, 100_000],
    ['everything after the turnover', { deposited: 10_000, validBet: 10_000 }, 50_000, 0, 100_000],
  ] as const)('%s', (_, parts, withdrawable, turnoverLeft, dailyLeft) => {
    const quota = quotaOf(facts(parts))
    expect([quota.withdrawable, quota.turnoverLeft, quota.dailyLeft].map(Number)).toEqual([
      withdrawable,
      turnoverLeft,
      dailyLeft,
    ])
  })
})

test.each([
  [0, 13_000, 3_000],
  [10_000, 3_000, 3_000],
  [12_000, 1_000, 1_000],
  [13_000, 0, 0],
])('valid bet %i: %i turnover left, %i of it for the bonus (deposits first)', (validBet, left, bonusLeft) => {
  const { turnoverLeft, bonusTurnoverLeft } = quotaOf(facts({ deposited: 10_000, bonusTurnover: 3_000, validBet }))
  expect([turnoverLeft, bonusTurnoverLeft].map(Number)).toEqual([left, bonusLeft])
})

describe('withdrawRefusal', () => {
  const method = { min: minor(2_000), max: minor(40_000), fee: minor(200) }
  const quota = { ...quotaOf(facts({})), balance: minor(50_000) }

  test.each([
    ['no amount', null, quota, 'money.amount.invalid'],
    ['zero', 0, quota, 'money.amount.invalid'],
    ['below the minimum', 1_999, quota, 'money.amount.below.minimum'],
    ['the minimum', 2_000, quota, undefined],
    ['the maximum', 40_000, quota, undefined],
    ['above the maximum', 40_001, quota, 'money.amount.above.maximum'],
    ['turnover left', 2_000, { ...quota, turnoverLeft: minor(1) }, 'withdraw.turnover.left'],
    ['the rest of the daily limit', 2_000, { ...quota, dailyLeft: minor(2_000) }, undefined],
    ['above the daily limit', 2_001, { ...quota, dailyLeft: minor(2_000) }, 'money.limit.reached'],
    ['the balance', 2_000, { ...quota, balance: minor(2_000) }, undefined],
    ['above the balance', 2_001, { ...quota, balance: minor(2_000) }, 'money.insufficient'],
  ] as const)('%s', (_, amount, state, code) => {
    expect(withdrawRefusal(amount === null ? null : minor(amount), method, state)?.code).toBe(code)
  })

  test('an accepted amount exceeds the fee and never overdraws the balance', () => {
    const units = fc.bigInt(0n, 60_000n).map(minor)
    fc.assert(
      fc.property(units, units, units, units, (amount, min, fee, balance) => {
        const refusal = withdrawRefusal(amount, { min, fee, max: minor(60_000) }, { ...quota, balance })
        if (refusal === null) expect([amount > fee, amount <= balance]).toEqual([true, true])
      }),
    )
  })
})
