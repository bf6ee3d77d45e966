/** @jest-environment jsdom */
import { depositIntent, leavesIntentOpen, withdrawalIntent } from './money-intent'

const keys = (...list: string[]) => {
  const rest = [...list]
  return () => rest.shift() ?? 'none'
}

beforeEach(() => {
  depositIntent.close()
  withdrawalIntent.close()
})

describe('the key of an intent', () => {
  it('is the same for every attempt of one intent', () => {
    const make = keys('a', 'b')
    expect(depositIntent.keyFor(['pix', '200.00'], make)).toBe('a')
    expect(depositIntent.keyFor(['pix', '200.00'], make)).toBe('a')
  })

  it('is a new one for another intent, and after the answer is known', () => {
    const make = keys('a', 'b', 'c')
    expect(depositIntent.keyFor(['pix', '200.00'], make)).toBe('a')
    expect(depositIntent.keyFor(['pix', '100.00'], make)).toBe('b')
    depositIntent.close()
    expect(depositIntent.keyFor(['pix', '100.00'], make)).toBe('c')
  })

  it('of a deposit and of a withdrawal stand side by side', () => {
    const make = keys('a', 'b')
    expect(depositIntent.keyFor(['one', '200.00'], make)).toBe('a')
    expect(withdrawalIntent.keyFor(['one', '200.00'], make)).toBe('b')
    expect(depositIntent.keyFor(['one', '200.00'], make)).toBe('a')
  })

  it('survives a reload of the tab', () => {
    withdrawalIntent.keyFor(['account-1', '200.00'], keys('a'))
    expect(JSON.parse(sessionStorage.getItem('mosaic.member.withdrawal-intent') ?? '')).toEqual({
      key: 'a',
      ['wish']: 'account-1 200.00',
    })
  })
})

test.each([
  ['offline', null, true],
  ['timeout', null, true],
  ['system.busy', 500, true],
  ['deposit.provider.unavailable', 503, true],
  ['idempotency.in.progress', 409, true],
  ['rate.limited', 429, true],
  ['money.amount.below.minimum', 422, false],
  ['money.limit.reached', 422, false],
  ['idempotency.mismatch', 409, false],
])('after %s (%s) the intent stays open: %s', (code, status, open) => {
  expect(leavesIntentOpen({ code, status })).toBe(open)
})
