import type { PlayUsage } from '../../protection'
import { timePlayedSince } from '../seamless/play-time-store'
import { atStakeSince } from './store'

/** The usage that limits on play are compared with. */
export const playUsage: PlayUsage = { atStakeSince, timePlayedSince }
