import type { Outcome } from './round-outcomes'

/** A bonus that is played alone, in one stake: everything in stakes. */
export type Wagered = {
  readonly bonus: number
  /** Rounds until the bonus is wagered. */
  readonly rounds: number
  /** The most that becomes cash. */
  readonly cap: number
  readonly outcomes: readonly Outcome[]
}
export type BonusOutcome = { readonly average: number; readonly nothing: number }

/** Payouts on whole stakes: one between two is split so that its mean stays. */
const onWholeStakes = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.flatMap(({ times, chance }) => {
    const below = Math.floor(times)
    const above = times - below
    return [
      { times: below, chance: chance * (1 - above) },
      { times: below + 1, chance: chance * above },
    ].filter((each) => each.chance > 0)
  })

/**
 * What is left on average when the wagering is done, and how often nothing is: computed backwards from the last round.
 * With as many stakes as rounds left a bonus cannot be used up, so there its value follows from their edge.
 */
export const bonusOutcome = ({ bonus, rounds, cap, outcomes }: Wagered): BonusOutcome => {
  const steps = onWholeStakes(outcomes)
  const edge = 1 - steps.reduce((sum, { times, chance }) => sum + times * chance, 0)
  const start = Math.max(0, Math.floor(bonus))
  const safe = (left: number, stakes: number): number => Math.min(cap, Math.max(0, stakes - left * edge))
  let values = new Float64Array(0)
  let losses = new Float64Array(0)
  for (let left = 1; left <= rounds; left += 1) {
    const [earlierValues, earlierLosses] = [values, losses]
    values = new Float64Array(left)
    losses = new Float64Array(left)
    losses[0] = 1
    for (let stakes = 1; stakes < left; stakes += 1) {
      let [value, loss] = [0, 0]
      for (const { times, chance } of steps) {
        const next = stakes - 1 + times
        if (next < left - 1) {
          value += chance * (earlierValues[next] ?? 0)
          loss += chance * (earlierLosses[next] ?? 0)
        } else value += chance * safe(left - 1, next)
      }
      values[stakes] = value
      losses[stakes] = loss
    }
  }
  return start < rounds
    ? { average: values[start] ?? 0, nothing: losses[start] ?? 1 }
    : { average: safe(rounds, bonus), nothing: 0 }
}
