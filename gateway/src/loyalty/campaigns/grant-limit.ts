import { type AmountLimits, reachesLimit } from '../../platform'
import type { GrantRow } from './schema'

/** Rewards from these amounts on are released by two people, of whatever kind (`bonus.grant` of the policy table). */
export const grantLimits: AmountLimits = {
  ...{ BRL: '1000.00', THB: '6000.00', CNY: '1400.00', USD: '200.00', EUR: '200.00' },
  ...{ MXN: '3600.00', JPY: '30000', KRW: '260000', VND: '5000000' },
}

/** The state of a reward that a campaign gives by itself: it can be claimed, or waits for two people. */
export const stateOfEarned = (reward: Pick<GrantRow, 'amount' | 'currency'>): 'ISSUED' | 'APPROVED' =>
  reachesLimit(grantLimits, reward) ? 'APPROVED' : 'ISSUED'

/** Whether operators decide a grant: an application, or a reward that waits for two people. */
export const isForOperators = ({ state, kind }: Pick<GrantRow, 'state' | 'kind'>): boolean =>
  state === 'APPROVED' || (kind === 'APPLICATION' && (state === 'APPLIED' || state === 'IN_PROCESS'))
