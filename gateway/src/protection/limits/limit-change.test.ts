import fc from 'fast-check'
import { changeLimit, coolingMs, limitAt, type LimitState, noLimit } from './limit-change'

const now = 1_000_000
const set = (amount: bigint | null, next: LimitState['next'] = null): LimitState => ({ amount, next })

describe('a change of a limit', () => {
  const table: readonly (readonly [rule: string, before: LimitState, wanted: bigint | null, after: LimitState])[] = [
    ['the first limit holds at once', noLimit, 500n, set(500n)],
    ['a lower one holds at once', set(500n), 200n, set(200n)],
    ['a higher one waits a day', set(500n), 900n, set(500n, { amount: 900n, at: now + coolingMs })],
    ['none waits a day', set(500n), null, set(500n, { amount: null, at: now + coolingMs })],
    ['the same one takes a waiting wish back', set(500n, { amount: 900n, at: now + 5 }), 500n, set(500n)],
    ['a lower one drops a waiting wish', set(500n, { amount: 900n, at: now + 5 }), 300n, set(300n)],
    [
      'another higher one waits anew',
      set(500n, { amount: 900n, at: now + 5 }),
      800n,
      set(500n, { amount: 800n, at: now + coolingMs }),
    ],
    [
      'asking again for the same does not wait anew',
      set(500n, { amount: 900n, at: now + 5 }),
      900n,
      set(500n, { amount: 900n, at: now + 5 }),
    ],
    ['what came into force meanwhile is what counts', set(500n, { amount: 900n, at: now }), 700n, set(700n)],
    ['none stays none', noLimit, null, noLimit],
  ]
  test.each(table)('%s', (_rule, before, wanted, after) => expect(changeLimit(before, wanted, now)).toEqual(after))

  test('16. however a member asks, the limit in force never loosens sooner than a day after the wish for it', () => {
    const amount = fc.option(fc.bigInt(1n, 50n))
    const step = fc.record({ wanted: amount, after: fc.integer({ min: 0, max: 2 * coolingMs }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state = noLimit
        let at = 0
        const asked: { wanted: bigint | null; at: number }[] = []
        for (const { wanted, after } of steps) {
          const before = limitAt(state, at).amount
          at += after
          const loosened = limitAt(state, at).amount
          if (loosened !== before)
            expect(asked.some((wish) => wish.wanted === loosened && at - wish.at >= coolingMs)).toBe(true)
          asked.push({ wanted, at })
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
