import type { Phases } from '../rules/shared-rules'

/** A round of a table and when it began. */
export type RoundStart = { readonly round: number; readonly startedAt: number }
export type PhaseName = 'betting' | 'play' | 'result'

export type Moment = {
  readonly round: number
  readonly startedAt: number
  readonly phase: PhaseName
  /** Start and end of this phase. */
  readonly phaseFrom: number
  readonly phaseUntil: number
  readonly playFrom: number
}

const lengthOf = ({ betting, play, result }: Phases): number => betting + play + result

/**
 * Rounds follow each other without a gap, so round and phase follow from one known start without stored state. null
 * when the chain is used up.
 */
export const roundAt = (
  known: RoundStart,
  phasesOf: (round: number) => Phases,
  now: number,
  lastRound: number,
): RoundStart | null => {
  let { round, startedAt } = known
  for (;;) {
    const next = startedAt + lengthOf(phasesOf(round))
    if (now < next) return { round, startedAt }
    if (round >= lastRound) return null
    round += 1
    startedAt = next
  }
}

export const momentOf = ({ round, startedAt }: RoundStart, { betting, play, result }: Phases, now: number): Moment => {
  const playFrom = startedAt + betting
  const resultFrom = playFrom + play
  const phase = now < playFrom ? 'betting' : now < resultFrom ? 'play' : 'result'
  const [phaseFrom, phaseUntil] = {
    betting: [startedAt, playFrom] as const,
    play: [playFrom, resultFrom] as const,
    result: [resultFrom, resultFrom + result] as const,
  }[phase]
  return { round, startedAt, phase, phaseFrom, phaseUntil, playFrom }
}
