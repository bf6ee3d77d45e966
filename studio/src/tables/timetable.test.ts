import fc from 'fast-check'
import { sha256Hex } from '../fairness/sha256'
import { createHashChain } from './hash-chain'
import { momentOf, roundAt } from './timetable'

describe('the hash chain of a table', () => {
  const chain = createHashChain('a secret', 1000)

  test('every link hashes to the link of the round before, down to the terminal hash', () => {
    for (let round = 1000; round >= 1; round -= 1) expect(sha256Hex(chain.linkOf(round))).toBe(chain.linkOf(round - 1))
    expect(chain.linkOf(0)).toBe(chain.terminal)
    expect(chain.linkOf(1000)).toBe('a secret')
  })

  test('a round beyond the chain has no link', () => {
    expect(() => chain.linkOf(1001)).toThrow(RangeError)
    expect(() => chain.linkOf(-1)).toThrow(RangeError)
  })
})

describe('the timetable', () => {
  const phasesOf = (round: number) => ({ betting: 5000, play: 1000 * (round % 7), result: 2000 })

  test('every moment has one round and one phase, independent of the start of counting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (first, second) => {
        const [early, late] = [Math.min(first, second), Math.max(first, second)]
        const known = { round: 1, startedAt: 0 }
        const between = roundAt(known, phasesOf, early, 10_000)
        const found = roundAt(known, phasesOf, late, 10_000)
        expect(between && roundAt(between, phasesOf, late, 10_000)).toEqual(found)
        const moment = found && momentOf(found, phasesOf(found.round), late)
        expect(moment?.phaseFrom).toBeLessThanOrEqual(late)
        expect(moment?.phaseUntil).toBeGreaterThan(late)
      }),
    )
  })

  test('after the last round: null', () => {
    expect(roundAt({ round: 1, startedAt: 0 }, () => ({ betting: 5, play: 0, result: 5 }), 29, 3)).toEqual({
      round: 3,
      startedAt: 20,
    })
    expect(roundAt({ round: 1, startedAt: 0 }, () => ({ betting: 5, play: 0, result: 5 }), 30, 3)).toBeNull()
  })
})
