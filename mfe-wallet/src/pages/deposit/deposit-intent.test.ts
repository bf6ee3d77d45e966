/** @jest-environment jsdom */
import { closeIntent, intentFor, leavesIntentOpen } from './deposit-intent'

const keys = (...list: string[]) => {
  const rest = [...list]
  return () => rest.shift() ?? 'none'
}

beforeEach(closeIntent)

describe('intentFor', () => {
  it('gives the same key to every attempt of one intent', () => {
    const make = keys('a', 'b')
    expect(intentFor('pix', '200.00', make).key).toBe('a')
    expect(intentFor('pix', '200.00', make).key).toBe('a')
  })

  it('gives another key to another amount or method, and after the answer is known', () => {
    const make = keys('a', 'b', 'c')
    expect(intentFor('pix', '200.00', make).key).toBe('a')
    expect(intentFor('pix', '100.00', make).key).toBe('b')
    closeIntent()
    expect(intentFor('pix', '100.00', make).key).toBe('c')
  })

  it('survives a reload of the tab', () => {
    intentFor('pix', '200.00', keys('a'))
    expect(JSON.parse(sessionStorage.getItem('mosaic.member.deposit-intent') ?? '')).toEqual({
      key: 'a',
      method: 'pix',
      amount: '200.00',
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
