export { counting, givenBack } from './rate-limit.sql'
export { giveBack, isBeyondRate, overPace, overRate, withinRate } from './rate-limit-store'
export { type Counted, type RateRule, refusalOver } from './rate-rule'

/** IPv6 callers own a /64, so that is what is counted. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? `${ip.split(':').slice(0, 4).join(':')}::/64` : ip.replace('::ffff:', '')
