import fc from 'fast-check'
import { quickDraw } from '../../../return/simulation/quick-draw'
import { kindAt, nearestTo, newFish, standing, swum } from './swim'

const water = { width: 360, height: 420 }
const draw = quickDraw(4)
const random = (): number => draw(1_000_000) / 1_000_000

test('every kind of fish is seen, the cheap ones more often', () => {
  const multipliers = [2, 10, 100]
  const seen = Array.from({ length: 3000 }, () => kindAt(multipliers, random()))
  const counts = multipliers.map((_, kind) => seen.filter((each) => each === kind).length)
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
  expect(counts[1]).toBeGreaterThan(counts[2] ?? 0)
  expect(counts[2]).toBeGreaterThan(50)
})

test('a fish leaves only when no shot is on its way to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 20, 500), fc.boolean(), (multiplier, isAimed) => {
      const fish = newFish(0, multiplier, water, random)
      fish.aimed = isAimed ? 1 : 0
      let [stays, steps] = [true, 0]
      while (stays && steps < 4000) {
        stays = swum(fish, 1 / 60, water)
        steps += 1
      }
      expect(stays).toBe(isAimed)
      if (isAimed) expect(fish.x > -fish.size && fish.x < water.width + fish.size).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('a tap selects the fish under it', () => {
  const school = standing([2, 5, 10, 20, 50, 100], water)
  for (const fish of school) expect(nearestTo(school, fish.x, fish.depth, 0)).toBe(fish)
  expect(nearestTo([], 10, 10, 0)).toBeNull()
})
