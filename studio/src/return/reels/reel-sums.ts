import { decimalFraction, fraction, plus, sum, times, zero } from '../fraction'
import type { Fraction } from '../fraction'
import { linePay } from './slot-rules'
import type { ReelGame } from './slot-rules'

const countsOf = (strip: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

/** True while further symbols can change the line's prize: the run of its first non-wild symbol goes on. */
const isOpen = ({ wild }: ReelGame, shown: readonly string[]): boolean => {
  const first = shown.find((symbol) => symbol !== wild)
  return shown.every((symbol) => symbol === wild || symbol === first)
}

/** Expected pay of one line in line bets. Every row of a reel shows each stop equally often, so all lines are alike. */
export const expectedLine = (game: ReelGame): Fraction => {
  const reels = game.strips.map(countsOf)
  const shown: string[] = []
  let paid = zero
  const descend = (reel: number, ways: bigint): void => {
    const counts = reels[reel]
    if (!counts || !isOpen(game, shown)) {
      const pay = linePay(game, shown)
      const all = game.strips.slice(reel).reduce((stops, strip) => stops * BigInt(strip.length), ways)
      if (pay > 0) paid = plus(paid, times(decimalFraction(pay), fraction(all)))
      return
    }
    for (const [symbol, count] of counts) {
      shown.push(symbol)
      descend(reel + 1, ways * BigInt(count))
      shown.pop()
    }
  }
  descend(0, 1n)
  return times(paid, fraction(1n, stopsOf(game)))
}

const stopsOf = ({ strips }: ReelGame): bigint => strips.reduce((all, strip) => all * BigInt(strip.length), 1n)

/** Places of the window that show one of `symbols`, by stop of the reel. */
const shownByStop = ({ rows }: ReelGame, strip: readonly string[], symbols: readonly string[]): number[] =>
  strip.map((_, stop) => {
    let shown = 0
    for (let row = 0; row < rows; row += 1) if (symbols.includes(strip[(stop + row) % strip.length] ?? '')) shown += 1
    return shown
  })

/** Expected pay of a game of ways in units of the stake; reels are independent, so the means of their counts multiply. */
export const expectedWays = (game: ReelGame): Fraction => {
  const wilds = game.wild === null ? [] : [game.wild]
  return sum(
    Object.entries(game.pays).map(([symbol, byCount]) => {
      const reels = game.strips.map((strip) => shownByStop(game, strip, [symbol, ...wilds]))
      const mean = reels.map((shown) =>
        fraction(
          shown.reduce((all, each) => all + each, 0),
          shown.length,
        ),
      )
      const none = reels.map((shown) => fraction(shown.filter((each) => each === 0).length, shown.length))
      return sum(
        Object.entries(byCount).map(([count, pay]) => {
          const length = Number(count)
          const ways = mean.slice(0, length).reduce(times, fraction(1))
          const ends = length < reels.length ? (none[length] ?? zero) : fraction(1)
          return times(decimalFraction(pay), times(ways, ends))
        }),
      )
    }),
  )
}

/** Chance of each number of scatters in the window. */
export const scatterChances = (game: ReelGame): readonly Fraction[] => {
  const { scatter } = game
  if (scatter === null) return [fraction(1)]
  return game.strips.reduce<readonly Fraction[]>(
    (before, strip) => {
      const after = Array.from({ length: before.length + game.rows }, () => zero)
      const shown = shownByStop(game, strip, [scatter])
      before.forEach((chance, scatters) => {
        for (let here = 0; here <= game.rows; here += 1) {
          const stops = shown.filter((each) => each === here).length
          if (stops === 0) continue
          after[scatters + here] = plus(after[scatters + here] ?? zero, times(chance, fraction(stops, strip.length)))
        }
      })
      return after
    },
    [fraction(1)],
  )
}
