/** @jest-environment jsdom */
import { flagships } from '../../../engine/flagships'
import { evaluateStops } from '../../../engine/spin'
import { testReels } from '../reels/test-reels'
import { playTurns } from './slot-turns'

const [config] = flagships
if (!config) throw new Error('there is a flagship')

/** Stops whose screen pays more than the stake, less, or zero. */
const stopsPaying = (wanted: (units: number) => boolean): number[] => {
  for (let seed = 0; ; seed += 1) {
    const stops = config.strips.map((strip, reel) => (seed * (reel * 7 + 3) + reel) % strip.length)
    const spin = evaluateStops(config, stops)
    if (spin.scatters < 3 && wanted(spin.units)) return stops
  }
}

const turnsOf = async (stops: readonly number[]) => {
  const landed: (readonly number[])[] = []
  let lit = 0
  let sounds = 0
  const reels = testReels({
    land: async (at) => void landed.push(at),
    showWins: () => {
      lit += 1
    },
  })
  await playTurns([evaluateStops(config, stops)], {
    config,
    reels,
    onWin: () => {
      sounds += 1
    },
    onIntro: () => undefined,
    onFreeTurn: () => undefined,
  })
  return { landed, lit, sounds }
}

test('a turn above the stake shows its lines with a sound', async () => {
  const stops = stopsPaying((units) => units > config.lines.length)
  expect(await turnsOf(stops)).toEqual({ landed: [stops], lit: 1, sounds: 1 })
})

test('a turn up to the stake lands without celebration', async () => {
  const stops = stopsPaying((units) => units > 0 && units <= config.lines.length)
  expect(await turnsOf(stops)).toEqual({ landed: [stops], lit: 0, sounds: 0 })
})
