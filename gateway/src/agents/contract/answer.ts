import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, Refusal, refuse, type Result } from '../../platform/http/result'
import { holdTree } from '../team'
import { contractPeriodAt } from './contract-period'
import * as store from './contract-store'
import { type ContractAction, isExpired, stateAfter } from './life-cycle'
import { offerBasis } from './offer-basis'
import { offerFault } from './offer-fault'
import { tiersAboveOwn } from './offer-limit'
import type { ContractRow } from './schema'
import { readTerms } from './stored-terms'

export type Answer = Extract<ContractAction, 'accept' | 'decline' | 'withdraw' | 'terminate'>

/** Accepting and declining are the downline's, withdrawing is the offeror's, and either side terminates. */
const mayAct = ({ agentId, offerorId }: ContractRow, memberId: string | 'house', action: Answer): boolean => {
  const isOfferor = offerorId === (memberId === 'house' ? null : memberId)
  if (action === 'withdraw') return isOfferor
  return action === 'terminate' ? isOfferor || agentId === memberId : agentId === memberId
}

type Ended = { readonly state: 'SUPERSEDED' | 'TERMINATED'; readonly toAt: number }

/** Ends a contract, and what its agent offered of that kind, since no offer rests on nothing. */
const endContract = async (tx: Tx, contract: ContractRow, ended: Ended): Promise<void> => {
  await store.changeContract(tx, contract.id, ended)
  for (const offered of await store.livingOffersOf(tx, contract.agentId, contract.kind))
    if (offered.state === 'OFFERED') await store.changeContract(tx, offered.id, { state: 'WITHDRAWN' })
    else await endContract(tx, offered, { state: 'TERMINATED', toAt: ended.toAt })
}

/** Replaces the version in force from the next period on. Offers of the agent that exceed the new terms end with the old ones. */
const replace = async (tx: Tx, merchant: Merchant, present: ContractRow, next: ContractRow, at: number) => {
  await store.changeContract(tx, present.id, { state: 'SUPERSEDED', toAt: at })
  const own = readTerms(next.terms, merchant.currency)
  for (const offered of await store.livingOffersOf(tx, present.agentId, present.kind)) {
    const terms = readTerms(offered.terms, merchant.currency)
    const isOtherPeriod = terms.kind === 'dividend' && own.kind === 'dividend' && terms.period !== own.period
    if (!isOtherPeriod && tiersAboveOwn(terms.tiers, own.tiers).length === 0) continue
    if (offered.state === 'OFFERED') await store.changeContract(tx, offered.id, { state: 'WITHDRAWN' })
    else await endContract(tx, offered, { state: 'TERMINATED', toAt: at })
  }
}

type Acting = { readonly memberId: string | 'house'; readonly from: string }

const accept = async (
  tx: Tx,
  merchant: Merchant,
  contract: ContractRow,
  { from }: Acting,
  now: number,
): Promise<void> => {
  const terms = readTerms(contract.terms, merchant.currency)
  const others = await store.livingContracts(tx, contract.agentId)
  // The offeror's contract and the downline's others may have changed since the offer.
  const fault = offerFault(
    terms,
    await offerBasis(tx, merchant, contract.offerorId, contract.kind),
    others
      .filter(({ id, state }) => id !== contract.id && state === 'ACTIVE')
      .map(({ state, terms: other }) => ({ state, terms: readTerms(other, merchant.currency) })),
  )
  if (fault) refuse(fault.code, undefined, fault.fields)
  const fromAt = contractPeriodAt(terms, now, merchant.timeZone).to
  const present = others.find(({ kind, state }) => kind === contract.kind && state === 'ACTIVE')
  if (present) await replace(tx, merchant, present, contract, fromAt)
  await store.changeContract(tx, contract.id, { state: 'ACTIVE', answeredAt: now, answeredFrom: from, fromAt })
}

/** A repeated answer is refused by the state, so it has no second effect. */
export const answerContract = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  acting: Acting,
  contractId: string,
  action: Answer,
): Promise<Result<ContractRow>> => {
  const now = clock.now()
  try {
    return await inTransaction(db, async (tx) => {
      await holdTree(tx, merchant.code)
      const contract = await store.lockContract(tx, contractId)
      if (!contract || contract.merchantCode !== merchant.code || !mayAct(contract, acting.memberId, action))
        return fail('not.found')
      if (isExpired(contract, now)) {
        await store.changeContract(tx, contract.id, { state: 'EXPIRED' })
        return fail('contract.answered')
      }
      const next = stateAfter(contract.state, action)
      if (next === null) return fail('contract.answered')
      if (action === 'accept') await accept(tx, merchant, contract, acting, now)
      else if (action === 'terminate')
        await endContract(tx, contract, {
          state: 'TERMINATED',
          toAt: contractPeriodAt(readTerms(contract.terms, merchant.currency), now, merchant.timeZone).to,
        })
      else await store.changeContract(tx, contract.id, { state: next, answeredAt: now, answeredFrom: acting.from })
      return ok((await store.lockContract(tx, contract.id)) ?? contract)
    })
  } catch (error) {
    if (error instanceof Refusal) return error.failure
    throw error
  }
}
