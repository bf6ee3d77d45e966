import fc from 'fast-check'
import { drawPlanOf, north, south } from './draw-plan'
import { drawnNumbers, drawSeed, seedHash } from './drawn-numbers'
import { openDraw, pastDraws } from './draw-time'

const minute = 60_000
const noon = Date.UTC(2026, 10, 23, 12)

test('the north draws 27 numbers in 8 prizes, the south 18 in 9 (domain §2.4)', () => {
  const sizes = [north, south].map((tiers) => {
    const prizes = drawnNumbers('seed', tiers)
    return [prizes.length, prizes.flat().length]
  })
  expect(sizes).toEqual([
    [8, 27],
    [9, 18],
  ])
})

test('each number has the digits of its prize, and follows from the seed alone', () => {
  const prizes = drawnNumbers('seed', south)
  expect(prizes.map(([first]) => first?.length)).toEqual([6, 5, 5, 5, 5, 4, 4, 3, 2])
  expect(drawnNumbers('seed', south)).toEqual(prizes)
  expect(drawnNumbers('other', south)).not.toEqual(prizes)
})

test('every digit is equally likely', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let draw = 0; draw < 400; draw++)
    for (const digit of drawnNumbers(`seed ${draw}`, north).flat().join('')) counts[Number(digit)]! += 1
  const expected = counts.reduce((sum, count) => sum + count, 0) / 10
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 99.99 % of fair draws stay below, 9 degrees of freedom.
  expect(chiSquare).toBeLessThan(33.7)
})

test('the hash that binds a draw is that of the seed which is told later', () => {
  const seed = drawSeed('secret', 'LOTT_x', '20261123-0001')
  expect(seedHash(seed)).toMatch(/^[0-9a-f]{64}$/)
  expect(seedHash(drawSeed('secret', 'LOTT_x', '20261123-0002'))).not.toBe(seedHash(seed))
})

test.each([
  ['every ten minutes', { everyMs: 10 * minute, anchor: 0 }, noon + 1, '20261123-0074', noon + 10 * minute],
  [
    'at its own minute the next draw is open',
    { everyMs: 10 * minute, anchor: 0 },
    noon,
    '20261123-0074',
    noon + 10 * minute,
  ],
  [
    'once a day at 11:15',
    { everyMs: 1440 * minute, anchor: 675 * minute },
    noon,
    '20261124-0001',
    noon + (1440 - 45) * minute,
  ],
])('%s', (_title, plan, now, numero, closesAt) => {
  expect(openDraw(plan, now)).toEqual({ numero, closesAt, opensAt: closesAt - plan.everyMs })
})

test('draws follow each other without a gap, and no number of a draw comes twice', () => {
  const every = fc.constantFrom(1, 5, 10, 15, 30, 60, 1440, 10_080).map((minutes) => minutes * minute)
  fc.assert(
    fc.property(every, fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 1e12 }), (everyMs, at, now) => {
      const plan = { everyMs, anchor: at * minute }
      const draws = [openDraw(plan, now), ...pastDraws(plan, now, 5)]
      expect(draws[0]!.closesAt).toBeGreaterThan(now)
      expect(draws[0]!.opensAt).toBeLessThanOrEqual(now)
      draws.slice(1).forEach((draw, index) => expect(draw.closesAt).toBe(draws[index]!.opensAt))
      expect(new Set(draws.map(({ numero }) => numero)).size).toBe(draws.length)
    }),
  )
})

test('what is no lottery has no draws', () => {
  expect(drawPlanOf({ code: 'NOVA_fox', vendor: 'NOVA' })).toBeNull()
  expect(drawPlanOf({ code: 'LOTT_new-name', vendor: 'LOTT' })).not.toBeNull()
})
