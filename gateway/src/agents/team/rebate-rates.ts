import { gameCategories, type ValueOf } from '@mosaic/contracts'
import { desc, eq } from 'drizzle-orm'
import { members } from '../../identity'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import type { Db, Tx } from '../../platform/kernel/database'
import { ok, type Result } from '../../platform/kernel/result'
import { type Rated, rebateRate, type RebateRates } from './rebate-rate'
import { agentTree, memberRebateRates } from './schema'

type Row = { readonly id: string; readonly type: number; readonly parentId: string | null }
export type RatedMember = Row & Rated
type Given = Pick<typeof memberRebateRates.$inferSelect, 'category' | 'rate'>

/** One member for each id, in the order of the rows, with all that was given. */
export const ratedOf = (rows: readonly { readonly member: Row; readonly given: Given | null }[]) => {
  const rated = new Map<string, RatedMember>()
  for (const { member, given } of rows)
    rated.set(member.id, {
      ...member,
      given: { ...rated.get(member.id)?.given, ...(given && { [given.category]: given.rate }) },
    })
  return [...rated.values()]
}

/** What a query of `ratedOf` selects. */
export const ratedColumns = {
  member: { id: members.id, type: members.type, parentId: members.parentId },
  given: { category: memberRebateRates.category, rate: memberRebateRates.rate },
}

/** The rates of a member as they are now, down the whole chain above. */
export const rebateRatesOf = async (db: Db, merchant: Merchant, memberId: string): Promise<RebateRates> => {
  const rows = await db
    .select(ratedColumns)
    .from(agentTree)
    .innerJoin(members, eq(members.id, agentTree.ancestorId))
    .leftJoin(memberRebateRates, eq(memberRebateRates.memberId, members.id))
    .where(eq(agentTree.descendantId, memberId))
    .orderBy(desc(agentTree.depth))
  const chain = ratedOf(rows)
  return Object.fromEntries(
    gameCategories.flatMap((category) => {
      const rate = chain.reduce<number | null>((above, member) => rebateRate(merchant, member, category, above), null)
      return rate ? [[category, rate]] : []
    }),
  )
}

export const rebateSettings = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
): Promise<Result<ValueOf<'globalRebateSettings'>>> => {
  const own = await rebateRatesOf(ctx.db, merchant, agent.id)
  const least = merchant.profile.cashback?.rates
  return ok({
    rebates: gameCategories.flatMap((gameType) => {
      const rate = own[gameType]
      return rate ? [{ gameType, rate, least: least?.[gameType] ?? 0 }] : []
    }),
  })
}

export const giveRebateRates = async (
  tx: Tx,
  { memberId, givenBy, at }: { readonly memberId: string; readonly givenBy: string; readonly at: number },
  rates: RebateRates,
): Promise<void> => {
  const rows = gameCategories.flatMap((category) => {
    const rate = rates[category]
    return rate === undefined ? [] : [{ memberId, category, rate, givenBy, givenAt: at }]
  })
  if (rows.length > 0) await tx.insert(memberRebateRates).values(rows)
}
