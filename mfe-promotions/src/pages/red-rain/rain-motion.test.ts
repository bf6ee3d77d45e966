import fc from 'fast-check'
import { dropAt, fallen, flown, newCoins, newDrops, swayed } from './rain-motion'

const place = { width: 390, height: 480 }
const chanceOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 16_807 + 7) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('any number of frames: no envelope is lost, and none leaves at the sides', () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { maxLength: 200 }),
      (seed, frames) => {
        const chance = chanceOf(seed + 1)
        let drops = newDrops(20, place, chance)
        for (const seconds of frames) drops = fallen(drops, seconds, place, chance)
        expect(drops).toHaveLength(20)
        for (const { x, size, y } of drops) {
          expect(x).toBeGreaterThanOrEqual(size / 2 - 0.001)
          expect(x).toBeLessThanOrEqual(place.width - size / 2 + 34)
          expect(y).toBeLessThan(place.height + 120)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('an envelope falls, and a tap on it finds it; beside all of them a tap finds none', () => {
  const drop = { x: 100, y: 100, size: 40, speed: 100, sway: 10, phase: 0 }
  const [later] = fallen([drop], 0.5, place, chanceOf(1))
  expect(later?.y).toBe(150)
  expect(dropAt([drop], swayed(drop) + 25, 100)).toBe(drop)
  expect(dropAt([drop], 300, 300)).toBeNull()
})

test('of two envelopes under the finger the nearer one is hit', () => {
  const far = { x: 100, y: 100, size: 36, speed: 80, sway: 0, phase: 0 }
  const near = { ...far, size: 60 }
  expect(dropAt([far, near], 100, 100)).toBe(near)
})

test('coins fly off, fall, and are gone', () => {
  let coins = newCoins(30, 50, 50, chanceOf(3))
  expect(coins).toHaveLength(30)
  for (let frame = 0; frame < 120; frame += 1) coins = flown(coins, 1 / 60)
  expect(coins).toEqual([])
})
