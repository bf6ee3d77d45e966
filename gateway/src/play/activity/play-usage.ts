import type { PlayUsage } from '../../protection'
import { timePlayedSince } from '../seamless/play-time-store'
import { atStakeSince } from './store'

/** What limits on play count. */
export const playUsage: PlayUsage = { atStakeSince, timePlayedSince }
