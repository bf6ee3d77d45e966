import fc from 'fast-check'
import { compare } from './comparison'

describe('compare', () => {
  test.each([
    [112n, 100n, { direction: 'up', basisPoints: 1_200 }],
    [97n, 100n, { direction: 'down', basisPoints: 300 }],
    [5n, 5n, { direction: 'flat', basisPoints: 0 }],
    [5n, 0n, { direction: 'up', basisPoints: null }],
    [-50n, -100n, { direction: 'up', basisPoints: 5_000 }],
    [-150n, 100n, { direction: 'down', basisPoints: 25_000 }],
  ])('%s after %s', (current, previous, expected) => {
    expect(compare(current, previous)).toEqual(expected)
  })

  it('points the other way when the two are exchanged', () => {
    const opposite = { up: 'down', down: 'up', flat: 'flat' } as const
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => compare(a, b).direction === opposite[compare(b, a).direction]),
    )
  })
})
