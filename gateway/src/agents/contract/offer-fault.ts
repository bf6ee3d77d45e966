import type { ContractState } from '@mosaic/contracts'
import { tiersAboveOwn } from './offer-limit'
import type { Terms } from './terms'

type Living = { readonly state: ContractState; readonly terms: Terms }
export type OfferFault = {
  readonly code: 'contract.above.own' | 'contract.pending' | 'contract.exclusive' | 'contract.none'
  readonly fields?: Record<string, string>
}

const isStackable = (terms: Terms): boolean => terms.kind !== 'dividend' && terms.stackable
const isSalary = (terms: Terms): boolean => terms.kind !== 'dividend'

/**
 * Why terms may not be offered; null: they may. `own`: the offeror's contract of the kind, null without one. `living`: what the
 * downline has or was offered.
 */
export const offerFault = (terms: Terms, own: Terms | 'house' | null, living: readonly Living[]): OfferFault | null => {
  if (own === null) return { code: 'contract.none' }
  if (own !== 'house') {
    if (terms.kind === 'dividend' && own.kind === 'dividend' && own.period !== terms.period)
      return { code: 'contract.above.own', fields: { period: own.period } }
    const above = tiersAboveOwn(terms.tiers, own.tiers)
    if (above.length > 0)
      return { code: 'contract.above.own', fields: Object.fromEntries(above.map((at) => [`tiers.${at}`, 'above'])) }
  }
  if (living.some(({ state, terms: other }) => state === 'OFFERED' && other.kind === terms.kind))
    return { code: 'contract.pending' }
  const excluded = living.some(
    ({ terms: other }) =>
      other.kind !== terms.kind && isSalary(other) && isSalary(terms) && !isStackable(other) && !isStackable(terms),
  )
  return excluded ? { code: 'contract.exclusive' } : null
}
