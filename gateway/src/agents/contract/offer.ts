import { mayReceiveContract } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { isUniqueViolation } from '../../platform/db/sql-error'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, Refusal, refuse, type Result } from '../../platform/http/result'
import { directDownline, holdTree } from '../team'
import * as store from './contract-store'
import { isExpired } from './life-cycle'
import { offerBasis } from './offer-basis'
import { offerFault } from './offer-fault'
import type { ContractRow } from './schema'
import { readTerms, storeTerms } from './stored-terms'
import type { Terms } from './terms'

/** Who offers: an agent, or the house to the top of a tree. */
export type Offeror = Pick<Member, 'id' | 'account'> | null

export type Offer = {
  readonly agentId: string
  readonly terms: Terms
  readonly from: string
  readonly by: string
  /** Of the request; sent again, it has the first answer. */
  readonly requestKey: string | null
}

/** An offer whose time is over becomes EXPIRED when it is met. */
const expireOffers = async (
  tx: Tx,
  contracts: readonly ContractRow[],
  now: number,
): Promise<readonly ContractRow[]> => {
  const expired = contracts.filter((contract) => isExpired(contract, now))
  for (const { id } of expired) await store.changeContract(tx, id, { state: 'EXPIRED' })
  return contracts.filter((contract) => !expired.includes(contract))
}

/** A version that awaits the downline's answer for 72 hours; the present one stays in force until then. */
export const offerContract = async (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  merchant: Merchant,
  offeror: Offeror,
  { agentId, terms, from, by, requestKey }: Offer,
): Promise<Result<{ readonly id: string }>> => {
  const now = ctx.clock.now()
  const id = ctx.random.uuid()
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await holdTree(tx, merchant.code)
      const downline = await directDownline(tx, merchant.code, offeror?.id ?? null, agentId)
      if (downline === null) return fail('not.found')
      if (!mayReceiveContract(downline.type)) return fail('contract.not.allowed')
      const earlier = offeror && requestKey !== null && (await store.contractOfRequest(tx, offeror.id, requestKey))
      if (earlier) return ok({ id: earlier.id })
      const living = await expireOffers(tx, await store.livingContracts(tx, agentId), now)
      const fault = offerFault(
        terms,
        await offerBasis(tx, merchant, offeror?.id ?? null, terms.kind),
        living.map((contract) => ({ state: contract.state, terms: readTerms(contract.terms, merchant.currency) })),
      )
      if (fault) return refuse(fault.code, undefined, fault.fields)
      await store.insertContract(tx, {
        id,
        merchantCode: merchant.code,
        kind: terms.kind,
        agentId,
        offerorId: offeror?.id ?? null,
        version: await store.nextVersion(tx, agentId, terms.kind),
        terms: storeTerms(terms, merchant.currency),
        state: 'OFFERED',
        offeredAt: now,
        offeredBy: by,
        offeredFrom: from,
        requestKey,
      })
      return ok({ id })
    })
  } catch (error) {
    if (error instanceof Refusal) return error.failure
    // Two offers at the same time: one of them is the pending one.
    if (isUniqueViolation(error)) return fail('contract.pending')
    throw error
  }
}
