/** Public figures of a game, as its provider computed them. */
export type GameFigures = {
  readonly rtpBp: number
  readonly hitRateBp: number
  /** Standard deviation of a round, in hundredths of a stake. */
  readonly deviationHundredths: number
  readonly maxWinHundredths: number
}

/** A payout in stakes with its chance. */
export type Outcome = { readonly times: number; readonly chance: number }

/** Return, share of paid rounds, mean square and highest win of a round, in stakes. */
type Moments = { readonly mean: number; readonly hits: number; readonly square: number; readonly most: number }

export const momentsOf = ({ rtpBp, hitRateBp, deviationHundredths, maxWinHundredths }: GameFigures): Moments => {
  const mean = rtpBp / 10_000
  return {
    mean,
    hits: Math.min(1, Math.max(hitRateBp / 10_000, mean / Math.max(1, maxWinHundredths / 100))),
    square: (deviationHundredths / 100) ** 2 + mean ** 2,
    most: Math.max(1, maxWinHundredths / 100),
  }
}

/**
 * A round that loses, wins a little or wins much, with exactly this return, share of paid rounds and mean square. `times`
 * of the large win is as low as these allow, at most the highest win.
 */
export const outcomesOf = ({ mean, hits, square, most }: Moments): readonly Outcome[] => {
  if (hits <= 0 || mean <= 0) return [{ times: 0, chance: 1 }]
  const usual = mean / hits
  const spread = square / hits - usual ** 2
  if (spread <= 1e-9)
    return [
      { times: 0, chance: 1 - hits },
      { times: usual, chance: hits },
    ]
  // A large win below this would make the small one negative.
  const least = square / hits / usual
  const large = Math.min(Math.max(least, Math.min(most, 3 * least)), Math.max(most, least))
  const rare = spread / ((large - usual) ** 2 + spread)
  const small = Math.max(0, (usual - rare * large) / (1 - rare))
  return [
    { times: 0, chance: 1 - hits },
    { times: small, chance: hits * (1 - rare) },
    { times: large, chance: hits * rare },
  ]
}

/** Payouts that are alike are one: up to two stakes in halves, above that by a third more. */
const classOf = (times: number): number =>
  times <= 2 ? Math.ceil(times * 2) : 5 + Math.floor(Math.log(times / 2) / Math.log(4 / 3))

/** A round in any of the games, each as likely as the others. Return and share of paid rounds stay exact. */
export const mixedOutcomes = (games: readonly GameFigures[]): readonly Outcome[] => {
  const classes = new Map<number, { chance: number; sum: number }>()
  for (const game of games)
    for (const { times, chance } of outcomesOf(momentsOf(game))) {
      const known = classes.get(classOf(times)) ?? { chance: 0, sum: 0 }
      const share = chance / games.length
      classes.set(classOf(times), { chance: known.chance + share, sum: known.sum + share * times })
    }
  return [...classes.values()]
    .filter(({ chance }) => chance > 0)
    .map(({ chance, sum }) => ({ times: sum / chance, chance }))
    .sort((one, other) => one.times - other.times)
}
