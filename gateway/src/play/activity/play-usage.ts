import { addMinor } from '@mosaic/contracts'
import { vendorAtStakeSince } from '../../money'
import type { PlayUsage } from '../../protection'
import { timePlayedSince } from '../seamless/play-time-store'
import { atStakeSince } from './store'

/** The usage that limits on play are compared with: rounds here, and play in vendor wallets. */
export const playUsage: PlayUsage = {
  atStakeSince: async (db, memberId, from) => {
    const rounds = await atStakeSince(db, memberId, from)
    const vendors = await vendorAtStakeSince(db, memberId, from)
    return { stake: addMinor(rounds.stake, vendors.stake), payout: addMinor(rounds.payout, vendors.payout) }
  },
  timePlayedSince,
}
