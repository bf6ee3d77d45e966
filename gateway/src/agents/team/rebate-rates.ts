import { gameCategories, type GameCategory, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { ok, type Result } from '../../platform/http/result'
import { rateList } from './rate-list'
import { type RateProfile, rebateRate, type RebateRates } from './rebate-rate'
import { givenTo, insertRates, ratedChains, type RatedMember } from './store'
import { memberIs } from './tree.sql'

/** From the top of the tree down to the member. */
const fromTheTop = (chain: readonly RatedMember[], memberId: string): readonly RatedMember[] => {
  const byId = new Map(chain.map((member) => [member.id, member]))
  const ordered: RatedMember[] = []
  for (let member = byId.get(memberId); member; member = byId.get(member.parentId ?? '')) ordered.unshift(member)
  return ordered
}

/** The rate of a member whose uplines are among the members. */
export const rateIn = (
  merchant: RateProfile,
  members: readonly RatedMember[],
  memberId: string,
  category: GameCategory,
): number =>
  fromTheTop(members, memberId).reduce<number | null>(
    (above, member) => rebateRate(merchant, member, category, above),
    null,
  ) ?? 0

/** The current rates of a member, limited by each agent of the chain above. */
export const rebateRatesOf = async (db: Db, merchant: Merchant, memberId: string): Promise<RebateRates> => {
  const chain = await ratedChains(db, memberIs(memberId))
  return Object.fromEntries(
    gameCategories.flatMap((category) => {
      const rate = rateIn(merchant, chain, memberId, category)
      return rate > 0 ? [[category, rate]] : []
    }),
  )
}

/** What the agent above gave a member and did not switch off. */
export const givenRatesOf = async (db: Db, memberId: string): Promise<RebateRates> =>
  Object.fromEntries(
    [...(await givenTo(db, memberId))].flatMap(([category, { rate, off }]) => (off ? [] : [[category, rate]])),
  )

export const rebateSettings = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
): Promise<Result<ValueOf<'globalRebateSettings'>>> => {
  const own = await rebateRatesOf(ctx.db, merchant, agent.id)
  const least = merchant.profile.cashback?.rates
  return ok({
    rebates: rateList(own).map((each) => ({ ...each, least: least?.[each.gameType] ?? 0 })),
  })
}

export const giveRebateRates = (
  tx: Tx,
  { memberId, givenBy, at }: { readonly memberId: string; readonly givenBy: string; readonly at: number },
  rates: RebateRates,
): Promise<void> =>
  insertRates(
    tx,
    rateList(rates).map(({ gameType: category, rate }) => ({ memberId, category, rate, givenBy, givenAt: at })),
  )
