import { rouletteRules } from '../../../games/roulette/rules'
import { americanWheel, europeanWheel } from '../../../games/roulette/wheel'
import { pocketAngle, restsAfterMs, spinPlace } from './spin-path'

test('the ball lies in the pocket of the round before the play is over, and turns with the wheel', () => {
  const config = { engine: 'roulette@1', zeros: 1, laPartage: false, bettingMs: 15_000 } as const
  const { play } = rouletteRules.phases(config, { pocket: 0 })
  expect(restsAfterMs).toBeLessThan(play)
  for (const zeros of [1, 2] as const)
    for (let pocket = 0; pocket < 36 + zeros; pocket += 1) {
      const { wheel, ball, height } = spinPlace(zeros, pocket, play)
      expect(ball - wheel).toBeCloseTo(pocketAngle(zeros, pocket), 10)
      expect(height).toBe(0)
    }
})

test('every pocket stands on the wheel once', () => {
  expect([...europeanWheel].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
  expect([...americanWheel].sort((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, pocket) => pocket))
})
