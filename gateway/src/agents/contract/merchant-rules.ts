import { currencyScale, minor } from '@mosaic/contracts'
import { profileAmount } from '../../platform'
import type { Merchant } from '../../platform/runtime/app-context'
import type { ActivityThreshold } from './active-member'

/** Defaults of domain §4.2, in major units. */
const [defaultDeposit, defaultValidBet] = [50n, 200n]

export type ContractRules = ActivityThreshold & { readonly feeRate: number }

export const contractRules = ({ currency, profile }: Pick<Merchant, 'currency' | 'profile'>): ContractRules => {
  const set = profile.agentContracts
  const unit = 10n ** BigInt(currencyScale[currency])
  return set
    ? {
        minDeposit: profileAmount(set.minDeposit, currency),
        minValidBet: profileAmount(set.minValidBet, currency),
        feeRate: set.feeRate,
      }
    : { minDeposit: minor(defaultDeposit * unit), minValidBet: minor(defaultValidBet * unit), feeRate: 0 }
}
