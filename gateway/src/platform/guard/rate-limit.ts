export { counting, givenBack } from './rate-limit.sql'
export { giveBack, isBeyondRate, overPace, overRate, resetRate, withinRate } from './rate-limit-store'
export { type Counted, type RateRule, refusalOver } from './rate-rule'
export { clientNetwork as addressKey } from '@mosaic/contracts/network'
