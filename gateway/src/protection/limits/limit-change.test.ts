import fc from 'fast-check'
import { changeLimit, limitAt, type LimitState, noLimit } from './limit-change'

const now = 1_000_000
const dayMs = 24 * 60 * 60_000
const set = (amount: bigint | null, next: LimitState['next'] = null): LimitState => ({ amount, next })

describe('a change of a limit', () => {
  const table: readonly (readonly [rule: string, before: LimitState, wanted: bigint | null, after: LimitState])[] = [
    ['first limit: holds at once', noLimit, 500n, set(500n)],
    ['lower limit: holds at once', set(500n), 200n, set(200n)],
    ['higher limit: holds after a day', set(500n), 900n, set(500n, { amount: 900n, at: now + dayMs })],
    ['no limit: holds after a day', set(500n), null, set(500n, { amount: null, at: now + dayMs })],
    ['the amount in force again: withdraws the planned one', set(500n, { amount: 900n, at: now + 5 }), 500n, set(500n)],
    ['a lower amount: drops the planned one', set(500n, { amount: 900n, at: now + 5 }), 300n, set(300n)],
    [
      'another higher limit: the day starts anew',
      set(500n, { amount: 900n, at: now + 5 }),
      800n,
      set(500n, { amount: 800n, at: now + dayMs }),
    ],
    [
      'same higher limit again: the day does not start anew',
      set(500n, { amount: 900n, at: now + 5 }),
      900n,
      set(500n, { amount: 900n, at: now + 5 }),
    ],
    ['planned limit in force meanwhile: it is compared with', set(500n, { amount: 900n, at: now }), 700n, set(700n)],
    ['no limit and none requested: none', noLimit, null, noLimit],
  ]
  test.each(table)('%s', (_rule, before, wanted, after) => expect(changeLimit(before, wanted, now)).toEqual(after))

  test('16. any requests: the limit in force never loosens sooner than a day after the request', () => {
    const amount = fc.option(fc.bigInt(1n, 50n))
    const step = fc.record({ wanted: amount, after: fc.integer({ min: 0, max: 2 * dayMs }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state = noLimit
        let at = 0
        const requested: { wanted: bigint | null; at: number }[] = []
        for (const { wanted, after } of steps) {
          const before = limitAt(state, at).amount
          at += after
          const loosened = limitAt(state, at).amount
          if (loosened !== before)
            expect(requested.some((request) => request.wanted === loosened && at - request.at >= dayMs)).toBe(true)
          requested.push({ wanted, at })
          const held = loosened
          state = changeLimit(state, wanted, at)
          const inForce = limitAt(state, at).amount
          if (held !== null) expect(inForce !== null && inForce <= held).toBe(true)
          if (wanted !== null && (held === null || wanted < held)) expect(inForce).toBe(wanted)
        }
      }),
      { numRuns: 500 },
    )
  })
})
