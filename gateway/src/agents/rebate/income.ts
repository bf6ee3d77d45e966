import { addMinor, gameCategories, type Minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { accountNames } from '../../identity'
import { type AskedRange, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { freezersOf } from '../downline'
import { commissionsIn, countedBelow, type PaidCommission } from './income-store'

/** A list on a phone; the others are in the sums. */
const mostMembers = 200

const sumOf = (rows: readonly { readonly amount: Minor }[]): Minor =>
  rows.reduce((sum, { amount }) => addMinor(sum, amount), zero)

/** What the agent earned, by day and category, and through whom the valid bet came. */
export const rebateIncome = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: AskedRange,
): Promise<Result<ValueOf<'rebateIncome'>>> => {
  const requested = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!requested.ok) return requested
  const { days } = requested.value
  const asked = { first: days[0] ?? '', last: days.at(-1) ?? '' }
  const commissions = await commissionsIn(ctx.db, agent.id, asked)
  const counted = await countedBelow(ctx.db, merchant.code, agent.id, asked)
  const largest = [...counted.byTeam].sort(([, a], [, b]) => (b > a ? 1 : b < a ? -1 : 0)).slice(0, mostMembers)
  // Who has moved to another agent since is named as well.
  const nameOf = await accountNames(
    ctx.db,
    largest.map(([id]) => id),
  )
  const wire = (amount: Minor) => moneyToWire(amount, agent.currency)
  const figures = (isChosen: (row: PaidCommission) => boolean, validBet: Minor | undefined) => ({
    amount: wire(sumOf(commissions.filter(isChosen))),
    validBet: wire(validBet ?? zero),
  })
  return ok({
    currency: agent.currency,
    frozen: (await freezersOf(ctx.db, agent.id)).length > 0,
    days: days.map((day) => ({ day, ...figures((row) => row.day === day, counted.byDay.get(day)) })),
    categories: gameCategories
      .filter((each) => counted.byCategory.has(each) || commissions.some(({ category }) => category === each))
      .map((gameType) => ({
        gameType,
        ...figures(({ category }) => category === gameType, counted.byCategory.get(gameType)),
      })),
    members: largest.map(([id, validBet]) => ({
      id,
      account: nameOf(id),
      validBet: wire(validBet),
    })),
    footer: {
      amount: wire(sumOf(commissions)),
      paid: wire(sumOf(commissions.filter(({ paid }) => paid))),
      validBet: wire([...counted.byDay.values()].reduce(addMinor, zero)),
    },
  })
}
