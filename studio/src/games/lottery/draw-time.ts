import type { LotteryConfig } from './lottery-config'

const minute = 60_000
const day = 24 * 60 * minute

export type Timing = Pick<LotteryConfig, 'everyMinutes' | 'anchorMinute'>

/** The day of the draw in UTC and its number among the draws of that day. */
export const numeroOf = ({ everyMinutes }: Pick<Timing, 'everyMinutes'>, drawnAt: number): string => {
  const [date = ''] = new Date(drawnAt).toISOString().split('T')
  const ofDay = Math.floor((drawnAt % day) / (everyMinutes * minute)) + 1
  return `${date.split('-').join('')}-${String(ofDay).padStart(4, '0')}`
}

/** A draw is shown for so long before the next one takes bets. */
export const showMs = { play: 7000, result: 6000 } as const

export const everyMs = ({ everyMinutes }: Pick<Timing, 'everyMinutes'>): number => everyMinutes * minute

/** Time at which the draw open at `now` began to take bets: the end of the previous one. */
export const openedAt = (timing: Timing, now: number): number => {
  const anchor = timing.anchorMinute * minute
  const step = everyMs(timing)
  return anchor + Math.floor((now - anchor) / step) * step
}
