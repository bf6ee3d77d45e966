import { seededRandom } from '../../../platform/runtime/random'
import { bonusOutcome } from './bonus-outcome'
import { type GameFigures, mixedOutcomes, momentsOf, type Outcome, outcomesOf } from './round-outcomes'

const games: readonly GameFigures[] = [
  { rtpBp: 9600, hitRateBp: 2500, deviationHundredths: 600, maxWinHundredths: 50_000 },
  { rtpBp: 9450, hitRateBp: 3100, deviationHundredths: 350, maxWinHundredths: 21_600 },
  { rtpBp: 9700, hitRateBp: 1200, deviationHundredths: 1100, maxWinHundredths: 500_000 },
]
const mixed = () => mixedOutcomes(games)

test.each(games)('a round of a game has its return, its share of paid rounds and its deviation', (game) => {
  const outcomes = outcomesOf(momentsOf(game))
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + of(each), 0)
  const mean = sum(({ times, chance }) => times * chance)
  expect(sum(({ chance }) => chance)).toBeCloseTo(1, 9)
  expect(mean * 10_000).toBeCloseTo(game.rtpBp, 4)
  expect(1 - (outcomes[0]?.chance ?? 0)).toBeCloseTo(game.hitRateBp / 10_000, 9)
  const variance = sum(({ times, chance }) => times ** 2 * chance) - mean ** 2
  expect(Math.sqrt(variance) * 100).toBeCloseTo(game.deviationHundredths, 3)
  expect(outcomes.every(({ times }) => times <= game.maxWinHundredths / 100)).toBe(true)
})

/** Plays bonuses round by round, each round in one of the games. */
const played = (bonus: number, rounds: number, cap: number, bonuses: number) => {
  const random = seededRandom('a bonus is played')
  const chance = () => random.int(1_000_000) / 1_000_000
  const each = games.map((game) => outcomesOf(momentsOf(game)))
  let [sum, nothing] = [0, 0]
  for (let turn = 0; turn < bonuses; turn += 1) {
    let stakes = bonus
    for (let round = 0; round < rounds && stakes >= 1; round += 1) {
      const outcomes = each[random.int(each.length)] ?? []
      let left = chance()
      stakes += (outcomes.find((outcome) => (left -= outcome.chance) < 0)?.times ?? 0) - 1
    }
    // Less than a stake cannot be staked any more.
    if (stakes < 1) nothing += 1
    else sum += Math.min(cap, stakes)
  }
  return { average: sum / bonuses, nothing: nothing / bonuses }
}

test.each([
  [50, 200, Infinity],
  [50, 600, Infinity],
  [20, 300, 40],
])('a bonus of %i stakes over %i rounds: the figures are those of a long simulation', (bonus, rounds, cap) => {
  const figures = bonusOutcome({ bonus, rounds, cap, outcomes: mixed() })
  const simulated = played(bonus, rounds, cap, Number(process.env.BONUSES_PLAYED ?? 2000))
  expect(Math.abs(figures.nothing - simulated.nothing)).toBeLessThan(0.04)
  expect(Math.abs(figures.average - simulated.average) / bonus).toBeLessThan(0.12)
})

test('nothing to wager: the whole bonus; endless wagering: nearly nothing', () => {
  expect(bonusOutcome({ bonus: 10, rounds: 0, cap: Infinity, outcomes: mixed() })).toEqual({ average: 10, nothing: 0 })
  expect(bonusOutcome({ bonus: 2, rounds: 1200, cap: Infinity, outcomes: mixed() }).nothing).toBeGreaterThan(0.9)
})
