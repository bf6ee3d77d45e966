import type { Contest } from './event-config'

export type Side = 'home' | 'away'
export type EventResult =
  /** `extra`: level after the regular time, decided by the last point. */
  | { readonly kind: 'score'; readonly home: number; readonly away: number; readonly extra: boolean }
  | { readonly kind: 'sets'; readonly home: number; readonly away: number }
  /** Places of the entrants in the fixture, best first. */
  | { readonly kind: 'field'; readonly places: readonly number[] }
  /** `round` 0: decided on points. */
  | { readonly kind: 'bout'; readonly winner: Side | 'draw'; readonly round: number }
  | { readonly kind: 'duel'; readonly winner: Side | 'draw' | 'cancelled' }

/** Every result that can happen, with its share of `totalWeight`. */
export type ResultTable = readonly (readonly [result: EventResult, weight: number])[]

/** One draw below this number picks a result, so every chance is a whole number of millionths. */
export const totalWeight = 1_000_000

type Chance = readonly [result: EventResult, chance: number]

/** Rounds chances down to whole weights; the likeliest result gets the remainder, zero weights cannot happen. */
const weighted = (
  chances: readonly Chance[],
  sum = chances.reduce((total, [, chance]) => total + chance, 0),
): ResultTable => {
  const table: [result: EventResult, weight: number][] = []
  let left = totalWeight
  let top: (typeof table)[number] | undefined
  for (const [result, chance] of chances) {
    const weight = Math.floor((chance / sum) * totalWeight)
    if (weight === 0) continue
    const row: (typeof table)[number] = [result, weight]
    table.push(row)
    left -= weight
    if (!top || weight > top[1]) top = row
  }
  if (top) top[1] += left
  return table
}

/** Poisson weights by multiplication and division only, which give the same double on every machine. */
const poissonShares = (mean: number): readonly number[] => {
  // Beyond five deviations every weight rounds to zero.
  let spread = 1
  while (spread * spread < mean) spread += 1
  const most = Math.ceil(mean + 5 * spread + 4)
  let share = 1
  const shares = Array.from({ length: most + 1 }, (_, points) => {
    share = points === 0 ? 1 : (share * mean) / points
    return share
  })
  const sum = shares.reduce((total, each) => total + each, 0)
  return shares.map((each) => each / sum)
}

const shareOf = (own: number, other: number): number => own / (own + other)

const scoreTable = (contest: Extract<Contest, { kind: 'score' }>, home: number, away: number): ResultTable => {
  const own = shareOf(home, away)
  const ofHome = poissonShares(contest.mean * 2 * own * (1 + contest.homeEdge))
  const ofAway = poissonShares(contest.mean * 2 * (1 - own) * (1 - contest.homeEdge))
  const chances: Chance[] = []
  let sum = 0
  const add = (homePoints: number, awayPoints: number, extra: boolean, chance: number): void => {
    sum += chance
    // Most scores are so rare that they get no weight.
    if (chance * totalWeight > 0.5) chances.push([{ kind: 'score', home: homePoints, away: awayPoints, extra }, chance])
  }
  for (const [homePoints, homeChance] of ofHome.entries())
    for (const [awayPoints, awayChance] of ofAway.entries()) {
      const [h, a] = [contest.base + homePoints, contest.base + awayPoints]
      const chance = homeChance * awayChance
      if (h !== a || !contest.extraTime) add(h, a, false, chance)
      else {
        add(h + 1, a, true, chance * own)
        add(h, a + 1, true, chance * (1 - own))
      }
    }
  return weighted(chances, sum)
}

const setChances = (target: number, home: number, away: number): readonly Chance[] => {
  const p = shareOf(home * home, away * away)
  const chances: Chance[] = []
  // Ways to lose `lost` sets before the last one, which the winner takes.
  let ways = 1
  let [pWins, qWins] = [1, 1]
  for (let i = 0; i < target; i += 1) {
    pWins *= p
    qWins *= 1 - p
  }
  let [pLost, qLost] = [1, 1]
  for (let lost = 0; lost < target; lost += 1) {
    chances.push([{ kind: 'sets', home: target, away: lost }, ways * pWins * qLost])
    chances.push([{ kind: 'sets', home: lost, away: target }, ways * qWins * pLost])
    ways = (ways * (target + lost)) / (lost + 1)
    pLost *= p
    qLost *= 1 - p
  }
  return chances
}

/** First place is drawn by strength; each next place likewise among the others. */
const fieldChances = (places: number, strengths: readonly number[]): readonly Chance[] => {
  const weights = strengths.map((strength) => strength * strength)
  const all = weights.reduce((total, weight) => total + weight, 0)
  const walk = (taken: readonly number[], chance: number, left: number): readonly Chance[] =>
    taken.length === places
      ? [[{ kind: 'field', places: taken }, chance]]
      : weights.flatMap((weight, entrant) =>
          taken.includes(entrant) ? [] : walk([...taken, entrant], (chance * weight) / left, left - weight),
        )
  return walk([], 1, all)
}

const boutChances = (contest: Extract<Contest, { kind: 'bout' }>, home: number, away: number): readonly Chance[] => {
  const p = shareOf(home * home, away * away)
  const chances: Chance[] = []
  let standing = 1
  for (let round = 1; round <= contest.rounds; round += 1) {
    chances.push([{ kind: 'bout', winner: 'home', round }, standing * contest.stop * p])
    chances.push([{ kind: 'bout', winner: 'away', round }, standing * contest.stop * (1 - p)])
    standing *= 1 - contest.stop
  }
  chances.push([{ kind: 'bout', winner: 'home', round: 0 }, standing * (1 - contest.draw) * p])
  chances.push([{ kind: 'bout', winner: 'away', round: 0 }, standing * (1 - contest.draw) * (1 - p)])
  chances.push([{ kind: 'bout', winner: 'draw', round: 0 }, standing * contest.draw])
  return chances
}

/** The two sides are equal, to the last weight. */
const duelTable = ({ draw, cancel }: Extract<Contest, { kind: 'duel' }>): ResultTable => {
  const side = Math.floor(((1 - draw - cancel) * totalWeight) / 2)
  const cancelled = Math.round(cancel * totalWeight)
  const table: ResultTable = [
    [{ kind: 'duel', winner: 'home' }, side],
    [{ kind: 'duel', winner: 'away' }, side],
    [{ kind: 'duel', winner: 'draw' }, totalWeight - 2 * side - cancelled],
    [{ kind: 'duel', winner: 'cancelled' }, cancelled],
  ]
  return table.filter(([, weight]) => weight > 0)
}

/** @param strengths of the entrants, the one at home first. */
export const resultTable = (contest: Contest, strengths: readonly number[]): ResultTable => {
  const [home = 1, away = 1] = strengths
  switch (contest.kind) {
    case 'score':
      return scoreTable(contest, home, away)
    case 'sets':
      return weighted(setChances(contest.target, home, away))
    case 'field':
      return weighted(fieldChances(contest.places, strengths))
    case 'bout':
      return weighted(boutChances(contest, home, away))
    case 'duel':
      return duelTable(contest)
  }
}

export const winnerOf = (result: EventResult): Side | 'draw' | 'cancelled' => {
  switch (result.kind) {
    case 'score':
    case 'sets':
      return result.home > result.away ? 'home' : result.home < result.away ? 'away' : 'draw'
    case 'field':
      return 'draw'
    case 'bout':
    case 'duel':
      return result.winner
  }
}
