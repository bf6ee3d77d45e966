import type { ContractState } from '@mosaic/contracts'
import { type GameReturn, paybackFault } from '../../play'
import type { MerchantProfile } from '../../platform'
import { houseCost } from './house-cost'
import { tiersAboveOwn } from './offer-limit'
import type { Terms } from './terms'

type Living = { readonly state: ContractState; readonly terms: Terms }
export type OfferFault = {
  readonly code:
    | 'contract.above.own'
    | 'contract.above.edge'
    | 'contract.pending'
    | 'contract.exclusive'
    | 'contract.none'
  readonly fields?: Record<string, string>
}
/** What limits an offer of the house: what its games earn. */
type HouseLimit = {
  readonly profile: Pick<MerchantProfile, 'cashback' | 'agentRebate' | 'validBetWeights'>
  readonly games: readonly GameReturn[]
}
/** The offeror's contract of the kind, null without one, or the house. */
export type OfferLimit = Terms | { readonly house: HouseLimit } | null

const isStackable = (terms: Terms): boolean => terms.kind !== 'dividend' && terms.stackable
const isSalary = (terms: Terms): boolean => terms.kind !== 'dividend'

/** Terms with which a game earns nothing, together with the rebates and the other contracts of the tree (domain §4). */
const edgeFault = (terms: Terms, { profile, games }: HouseLimit, living: readonly Living[]): OfferFault | null => {
  const others = living.filter(({ state, terms: { kind } }) => state === 'ACTIVE' && kind !== terms.kind)
  const fault = paybackFault(profile, games, houseCost([terms, ...others.map((each) => each.terms)]))
  return fault === null ? null : { code: 'contract.above.edge', fields: { tiers: fault } }
}

const aboveOwn = (terms: Terms, own: Terms): OfferFault | null => {
  if (terms.kind === 'dividend' && own.kind === 'dividend' && own.period !== terms.period)
    return { code: 'contract.above.own', fields: { period: own.period } }
  const above = tiersAboveOwn(terms.tiers, own.tiers)
  return above.length === 0
    ? null
    : { code: 'contract.above.own', fields: Object.fromEntries(above.map((at) => [`tiers.${at}`, 'above'])) }
}

/** Why terms may not be offered; null: they may. `living`: what the downline has or was offered. */
export const offerFault = (terms: Terms, limit: OfferLimit, living: readonly Living[]): OfferFault | null => {
  if (limit === null) return { code: 'contract.none' }
  const above = 'house' in limit ? edgeFault(terms, limit.house, living) : aboveOwn(terms, limit)
  if (above) return above
  if (living.some(({ state, terms: other }) => state === 'OFFERED' && other.kind === terms.kind))
    return { code: 'contract.pending' }
  const excluded = living.some(
    ({ terms: other }) =>
      other.kind !== terms.kind && isSalary(other) && isSalary(terms) && !isStackable(other) && !isStackable(terms),
  )
  return excluded ? { code: 'contract.exclusive' } : null
}
