import type { ContractKind } from '@mosaic/contracts'
import { playableReturns } from '../../play'
import type { Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import * as store from './contract-store'
import { highestCost, houseCost } from './house-cost'
import type { OfferLimit } from './offer-fault'
import { readTerms } from './stored-terms'

/** What limits the offers of an agent, or of the house (null), now. */
export const offerBasis = async (
  db: Db,
  { currency, profile }: Merchant,
  offerorId: string | null,
  kind: ContractKind,
): Promise<OfferLimit> => {
  if (offerorId === null) return { house: { profile, games: await playableReturns(db) } }
  const own = await store.activeContract(db, offerorId, kind)
  return own && readTerms(own.terms, currency)
}

/** The highest cost of the contracts in force between the house and a merchant's agents. */
export const contractCostOf = async (db: Db, { code, currency }: Pick<Merchant, 'code' | 'currency'>) => {
  const rows = await store.houseContracts(db, code)
  const trees = [...new Set(rows.map(({ agentId }) => agentId))].map((top) =>
    rows.flatMap(({ agentId, terms }) => (agentId === top ? [readTerms(terms, currency)] : [])),
  )
  return highestCost(trees.map(houseCost))
}
