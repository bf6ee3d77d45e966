import { type BodyOf, isAgent, type ValueOf } from '@mosaic/contracts'
import { lockMember, memberById } from '../../identity'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { fail, type Failure, ok, type Result } from '../../platform/http/result'
import { givableCategories, leastRate, type ProposedRate, type RateLimits, rateFault } from './rate-change'
import { rebateRatesOf } from './rebate-rates'
import { directDownline, givenTo, highestGivenBy, saveRates } from './store'

type Rates = ValueOf<'downlineRebates'>

/** A player without cashback has no rate at all (`rebateRate`). */
const limitsOf = async (
  db: Db,
  merchant: Merchant,
  agent: Member,
  downline: { readonly id: string; readonly type: number },
): Promise<RateLimits> => {
  const { cashback } = merchant.profile
  return {
    most: cashback || isAgent(downline.type) ? await rebateRatesOf(db, merchant, agent.id) : {},
    least: cashback?.rates ?? {},
    given: await highestGivenBy(db, downline.id),
  }
}

const downlineOf = async (db: Db, merchant: Merchant, agent: Member, memberId: string) =>
  (await directDownline(db, merchant.code, agent.id, memberId)) === null ? null : memberById(db, memberId)

const toWire = async (
  db: Db,
  merchant: Merchant,
  { id, account, type }: { readonly id: string; readonly account: string; readonly type: number },
  limits: RateLimits,
): Promise<Rates> => {
  const [effective, given] = [await rebateRatesOf(db, merchant, id), await givenTo(db, id)]
  const rebates = givableCategories(limits).map((gameType) => {
    const stored = given.get(gameType)
    const most = limits.most[gameType] ?? 0
    const off = stored?.off ?? false
    // The stored rate of a category that is off; limited, as the agent's own may have fallen since.
    const rate = off ? Math.min(stored?.rate ?? 0, most) : (effective[gameType] ?? 0)
    return { gameType, rate, most, least: leastRate(limits, gameType), off }
  })
  return { id, account, type, rebates }
}

/** Rates of a direct downline, each with its limits. */
export const downlineRates = async (
  { db }: Pick<AppContext, 'db'>,
  merchant: Merchant,
  agent: Member,
  memberId: string,
): Promise<Result<Rates>> => {
  const downline = await downlineOf(db, merchant, agent, memberId)
  if (!downline) return fail('not.found')
  return ok(await toWire(db, merchant, downline, await limitsOf(db, merchant, agent, downline)))
}

type Proposed = Required<BodyOf<'updateDownlineRebates'>>['rebates']

const withSwitch = (rebates: Proposed): readonly ProposedRate[] =>
  rebates.map(({ off = false, ...rate }) => ({ ...rate, off }))

/** Why these rates cannot be given; null: they can. */
export const proposedRatesProblem = async (
  db: Db,
  merchant: Merchant,
  agent: Member,
  { memberId, rebates }: { readonly memberId: string; readonly rebates: Proposed },
): Promise<Failure | null> => {
  const downline = await downlineOf(db, merchant, agent, memberId)
  if (!downline) return fail('not.found')
  const fault = rateFault(withSwitch(rebates), await limitsOf(db, merchant, agent, downline))
  return fault && fail(fault.code, undefined, fault.fields)
}

/** Rates apply to the runs that follow. What the downline gave at the same moment waits for the lock of its row. */
export const updateDownlineRates = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  agent: Member,
  { memberId, rebates }: Required<BodyOf<'updateDownlineRebates'>>,
): Promise<Result<Rates>> =>
  inTransaction(db, async (tx) => {
    for (const id of [agent.id, memberId].sort()) await lockMember(tx, id)
    const problem = await proposedRatesProblem(tx, merchant, agent, { memberId, rebates })
    if (problem) return problem
    const about = { memberId, givenBy: agent.id, givenAt: clock.now() }
    await saveRates(
      tx,
      withSwitch(rebates).map(({ gameType: category, rate, off }) => ({ ...about, category, rate, off })),
    )
    return downlineRates({ db: tx }, merchant, agent, memberId)
  })
