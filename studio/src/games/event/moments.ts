import type { Draw } from '../../rules/draw'
import type { Contest } from './event-config'
import { winnerOf } from './result-table'
import type { EventResult } from './result-table'

/** Score from `at` on, in thousandths of the play. */
export type Moment = { readonly at: number; readonly home: number; readonly away: number }

const inOrder = (draw: Draw, count: number, last: number): readonly number[] =>
  Array.from({ length: count }, () => 20 + draw(last - 20)).sort((a, b) => a - b)

/** Each turn goes to one side; `home` and `away` of them in all, in an order that is drawn. */
const turnsOf = (draw: Draw, home: number, away: number): readonly boolean[] => {
  const left = [home, away]
  return Array.from({ length: home + away }, () => {
    const isHome = draw((left[0] ?? 0) + (left[1] ?? 0)) < (left[0] ?? 0)
    left[isHome ? 0 : 1] = (left[isHome ? 0 : 1] ?? 0) - 1
    return isHome
  })
}

const counted = (times: readonly number[], turns: readonly boolean[]): readonly Moment[] => {
  let [home, away] = [0, 0]
  return turns.map((isHome, index) => {
    if (isHome) home += 1
    else away += 1
    return { at: times[index] ?? 1000, home, away }
  })
}

/** A high score grows in steps instead of point by point. */
const steps = 30
const grown = (draw: Draw, score: number): readonly number[] => {
  const shares = Array.from({ length: steps }, () => 1 + draw(6))
  const all = shares.reduce((sum, share) => sum + share, 0)
  let sum = 0
  return shares.map((share) => {
    sum += share
    return Math.floor((score * sum) / all)
  })
}

const scoreMoments = (draw: Draw, home: number, away: number, extra: boolean): readonly Moment[] => {
  const winsHome = home > away
  const regular = extra ? [home - (winsHome ? 1 : 0), away - (winsHome ? 0 : 1)] : [home, away]
  const [h = 0, a = 0] = regular
  const shown =
    h + a <= 24
      ? counted(inOrder(draw, h + a, extra ? 900 : 985), turnsOf(draw, h, a))
      : (() => {
          const [ofHome, ofAway] = [grown(draw, h), grown(draw, a)]
          return ofHome.map((points, index) => ({
            at: Math.round(((index + 1) * (extra ? 900 : 980)) / steps),
            home: points,
            away: ofAway[index] ?? 0,
          }))
        })()
  return extra ? [...shown, { at: 970, home, away }] : shown
}

const setMoments = (draw: Draw, home: number, away: number): readonly Moment[] => {
  const homeWins = home > away
  const before = turnsOf(draw, home - (homeWins ? 1 : 0), away - (homeWins ? 0 : 1))
  const turns = [...before, homeWins]
  return counted(
    turns.map((_, index) => Math.round(((index + 1) * 980) / turns.length)),
    turns,
  )
}

/** Hits of two fighters: who wins on points has more of them, and a draw has as many. */
const hitMoments = (draw: Draw, winner: ReturnType<typeof winnerOf>, until: number): readonly Moment[] => {
  const common = 3 + draw(4)
  const [home, away] =
    winner === 'home' ? [common + 1, common] : winner === 'away' ? [common, common + 1] : [common, common]
  const turns = turnsOf(draw, common, common)
  const all = home + away > turns.length ? [...turns, winner === 'home'] : turns
  return counted(
    all.map((_, index) => Math.round(((index + 1) * until) / (all.length + 1))),
    all,
  )
}

/** Moments shown while the contest is played; drawn after the result, without influence on it. */
export const momentsOf = (contest: Contest, result: EventResult, draw: Draw): readonly Moment[] => {
  switch (result.kind) {
    case 'score':
      return scoreMoments(draw, result.home, result.away, result.extra)
    case 'sets':
      return setMoments(draw, result.home, result.away)
    case 'field':
      return []
    case 'bout': {
      const rounds = contest.kind === 'bout' ? contest.rounds : 1
      return hitMoments(draw, winnerOf(result), result.round === 0 ? 980 : Math.round((980 * result.round) / rounds))
    }
    case 'duel':
      return hitMoments(draw, winnerOf(result), result.winner === 'cancelled' ? 450 : 980)
  }
}
