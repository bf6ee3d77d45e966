import type { EventOutcome } from '../../../games/event/event-rules'
import type { Moment } from '../../../games/event/moments'

const start: Moment = { at: 0, home: 0, away: 0 }

/** State of the contest at `progress` (0 to 1). */
export const standing = (outcome: EventOutcome | null, progress: number): Moment =>
  outcome?.moments.reduce((last, moment) => (moment.at <= progress * 1000 ? moment : last), start) ?? start

/** Side that scored last; null before the first point. */
export const lastMover = (outcome: EventOutcome | null, progress: number): 'home' | 'away' | null => {
  const now = standing(outcome, progress)
  if (!outcome || now === start) return null
  const before = outcome.moments[outcome.moments.indexOf(now) - 1] ?? start
  const [home, away] = [now.home - before.home, now.away - before.away]
  return home === 0 && away === 0 ? null : home >= away ? 'home' : 'away'
}

/** Closeness to the next moment (goal, hit): 0 far away, 1 at it. */
export const nearness = (moments: readonly Moment[], progress: number): { side: 'home' | 'away'; near: number } => {
  let found: { side: 'home' | 'away'; near: number } = { side: 'home', near: 0 }
  let before = start
  for (const moment of moments) {
    const distance = Math.abs(moment.at - progress * 1000)
    const near = Math.max(0, 1 - distance / 35)
    if (near > found.near)
      found = { side: moment.home - before.home >= moment.away - before.away ? 'home' : 'away', near }
    before = moment
  }
  return found
}

/** Smooth wandering between −1 and 1; another one for each seed. */
export const wander = (seed: number, progress: number, speed: number): number =>
  0.6 * Math.sin(progress * speed + seed * 2.4) + 0.4 * Math.sin(progress * speed * 1.7 + seed * 5.1)

/** Position of every entrant of a field, 0 to 1; at the end in the order of their places. */
export const onTheWay = (outcome: EventOutcome | null, size: number, progress: number): readonly number[] =>
  Array.from({ length: size }, (_, entrant) => {
    if (!outcome || outcome.result.kind !== 'field') return 0
    const place = outcome.result.places.indexOf(entrant)
    const pace = (outcome.paces[entrant] ?? 50) / 100
    const end = place >= 0 ? 1 - place * 0.045 : 0.84 - pace * 0.08
    return end * progress ** (0.8 + pace * 0.5)
  })
