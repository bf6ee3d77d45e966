import {
  addMinor,
  type BodyOf,
  type GameCategory,
  gameCategories,
  type Minor,
  minor,
  moneyToWire,
  quotient,
  type ValueOf,
  zero,
} from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { proposedRatesProblem, ratedChains, type RatedMember, rateIn, teamOf } from '../team'
import { commissionsOfDay } from './commissions-of-day'
import type { SettledBet } from './counted-bets'
import { countedBetsOf, lastDays } from './store'

/** Computed days that a preview shows. */
const daysShown = 7

/** What each of the two earns in a category. */
type Shares = { readonly own: Minor; readonly downline: Minor }
const none: Shares = { own: zero, downline: zero }
const addShares = (a: Shares, b: Shares): Shares => ({
  own: addMinor(a.own, b.own),
  downline: addMinor(a.downline, b.downline),
})

type Sides = { readonly agentId: string; readonly memberId: string }

/** Commissions of both, and the cashback of the member's own bets; computed as the nightly run does. */
const sharesByCategory = (
  merchant: Merchant,
  members: readonly RatedMember[],
  days: readonly (readonly SettledBet[])[],
  { agentId, memberId }: Sides,
): ReadonlyMap<GameCategory, Shares> => {
  const shares = new Map<GameCategory, Shares>()
  const add = (category: GameCategory, part: Partial<Shares>) =>
    shares.set(category, addShares(shares.get(category) ?? none, { ...none, ...part }))
  for (const bets of days)
    for (const { agentId: paid, category, amount } of commissionsOfDay(merchant, members, bets))
      if (paid === agentId) add(category, { own: amount })
      else if (paid === memberId) add(category, { downline: amount })
  for (const category of gameCategories) {
    const ownBets = days.flat().filter((bet) => bet.memberId === memberId && bet.category === category)
    const validBet = ownBets.reduce((sum, bet) => addMinor(sum, bet.validBet), zero)
    const cashback = quotient(validBet * BigInt(rateIn(merchant, members, memberId, category)), 10_000n)
    if (cashback > 0n) add(category, { downline: minor(cashback) })
  }
  return shares
}

/** What would move between agent and downline if the rates had been these in the last computed days. */
export const previewDownlineRates = async (
  { db }: Pick<AppContext, 'db'>,
  merchant: Merchant,
  agent: Member,
  { memberId, rebates }: Required<BodyOf<'downlineRebatesPreview'>>,
): Promise<Result<ValueOf<'downlineRebatesPreview'>>> => {
  const problem = await proposedRatesProblem(db, merchant, agent, { memberId, rebates })
  if (problem) return problem
  const runs = await lastDays(db, merchant.code, daysShown)
  const bets = await countedBetsOf(db, merchant.code, teamOf(memberId), runs)
  const days = runs.map((run) => bets.filter(({ day }) => day === run))
  const members = await ratedChains(db, teamOf(memberId))
  const proposed = Object.fromEntries(rebates.map(({ gameType, rate, off }) => [gameType, off ? 0 : rate]))
  const changed = members.map((each) =>
    each.id === memberId ? { ...each, given: { ...each.given, ...proposed } } : each,
  )
  const sides = { agentId: agent.id, memberId }
  const [before, after] = [
    sharesByCategory(merchant, members, days, sides),
    sharesByCategory(merchant, changed, days, sides),
  ]
  const wire = ({ own, downline }: Shares) => ({
    own: moneyToWire(own, merchant.currency),
    downline: moneyToWire(downline, merchant.currency),
  })
  const sumOf = (shares: ReadonlyMap<GameCategory, Shares>) => wire([...shares.values()].reduce(addShares, none))
  return ok({
    currency: merchant.currency,
    days: runs.length,
    categories: gameCategories
      .filter((category) => bets.some((bet) => bet.category === category))
      .map((gameType) => {
        const played = bets.filter(({ category }) => category === gameType)
        const side = (all: typeof before, from: readonly RatedMember[]) => ({
          rate: rateIn(merchant, from, memberId, gameType),
          ...wire(all.get(gameType) ?? none),
        })
        return {
          gameType,
          validBet: moneyToWire(
            played.reduce((sum, { validBet }) => addMinor(sum, validBet), zero),
            merchant.currency,
          ),
          before: side(before, members),
          after: side(after, changed),
        }
      }),
    footer: { before: sumOf(before), after: sumOf(after) },
  })
}
