import {
  addMinor,
  type Currency,
  type GameCategory,
  type Minor,
  moneyToWire,
  subtractMinor,
  type ValueOf,
  zero,
} from '@mosaic/contracts'
import { playerAccount, rewardsByDay } from '../../money'
import { type AskedRange, requestedRange, boundsOf } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { type Figures, sumOfFigures } from './play-figures'
import { playFigures } from './store'

type Played = { readonly stake: Minor; readonly validBet: Minor; readonly payout: Minor }
type Profit = Played & { readonly rewards: Minor }

const nothing: Profit = { stake: zero, validBet: zero, payout: zero, rewards: zero }

const sumUp = (sum: Profit, day: Profit): Profit => ({
  stake: addMinor(sum.stake, day.stake),
  validBet: addMinor(sum.validBet, day.validBet),
  payout: addMinor(sum.payout, day.payout),
  rewards: addMinor(sum.rewards, day.rewards),
})

const playedToWire = ({ stake, validBet, payout }: Played, currency: Currency) => ({
  stake: moneyToWire(stake, currency),
  validBet: moneyToWire(validBet, currency),
  payout: moneyToWire(payout, currency),
  net: moneyToWire(subtractMinor(payout, stake), currency),
})

const profitToWire = (profit: Profit, currency: Currency) => ({
  ...playedToWire(profit, currency),
  rewards: moneyToWire(profit.rewards, currency),
  net: moneyToWire(addMinor(subtractMinor(profit.payout, profit.stake), profit.rewards), currency),
})

/** The largest stake first. */
const categoriesOf = (figures: readonly (Figures & { readonly category: GameCategory })[]) =>
  [...new Set(figures.map(({ category }) => category))]
    .map((gameType) => ({ gameType, ...sumOfFigures(figures.filter(({ category }) => category === gameType)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.stake === b.stake ? (a.gameType < b.gameType ? -1 : 1) : a.stake < b.stake ? 1 : -1))

type Query = AskedRange & { readonly gameType?: GameCategory }

/** Every day of the range, also without play. Rewards belong to no category, so a chosen category has none. */
export const profitReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: Query,
): Promise<Result<ValueOf<'profitReport'>>> => {
  const span = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const { currency } = member
  const bounds = boundsOf(span.value, merchant.timeZone)
  const figures = (await playFigures(ctx.db, { memberId: member.id, span: span.value }, bounds)).filter(
    ({ category }) => !query.gameType || category === query.gameType,
  )
  const account = playerAccount({ merchant: merchant.code, currency }, member.id)
  const rewarded = query.gameType ? [] : await rewardsByDay(ctx.db, account, bounds)
  const days = span.value.days.map((day, index) => ({
    day,
    profit: {
      ...nothing,
      ...sumOfFigures(figures.filter((row) => row.day === index + 1)),
      rewards: rewarded.find((row) => row.day === index + 1)?.amount ?? zero,
    },
  }))
  const categories = categoriesOf(figures)
  return ok({
    currency,
    days: days.map(({ day, profit }) => ({ day, ...profitToWire(profit, currency) })),
    categories: categories.map(({ gameType, count, ...row }) => ({ gameType, count, ...playedToWire(row, currency) })),
    footer: profitToWire(days.map(({ profit }) => profit).reduce(sumUp, nothing), currency),
  })
}
