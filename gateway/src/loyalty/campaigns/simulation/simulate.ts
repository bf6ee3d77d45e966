import { addMinor, type Currency, type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { type MerchantCatalogue, merchantCatalogue, paybackOf, shownReturns } from '../../../play'
import { addDays, dayOf, profileAmount, spanOf } from '../../../platform'
import type { AppContext, Merchant } from '../../../platform/runtime/app-context'
import { vipThresholds } from '../../vip/vip-level'
import { averageOf } from '../terms/bonus-terms'
import { abuserGain, accountsOfAbuser, type PricedGame, risklessValue } from './abuser-gain'
import { grantedInHistory } from './granted-in-history'
import { historyOf, type InvitedAmong } from './history-store'

const simulatedDays = 30

type Simulation = {
  readonly days: number
  readonly currency: Currency
  readonly members: number
  /** The part of the members whose records were read; the figures are for all of them. */
  readonly share: number
  readonly takers: number
  readonly grants: number
  readonly granted: Minor
  /** What it costs the house on average: cash, free rounds by their return, bonuses after their wagering. */
  readonly cost: Minor
  /** The day on which the budget was used up, counted from 1. */
  readonly usedUpOn: number | null
  readonly accounts: number
  readonly gain: Minor
  readonly riskless: Minor
}

const pricedGames = async (
  { db }: Pick<AppContext, 'db'>,
  { profile, currency }: Merchant,
  catalogue: MerchantCatalogue,
): Promise<readonly PricedGame[]> =>
  (await shownReturns(db, catalogue)).map((game) => ({
    ...{ code: game.code, category: game.category, minBet: game.minBet(currency) },
    edge: 1_000_000 - paybackOf(profile, game),
  }))

/** The campaign over what the merchant's members deposited and staked in the last days. */
export const simulateCampaign = async (
  ctx: AppContext,
  site: Merchant,
  terms: CampaignTerms,
  invitedAmong: InvitedAmong,
): Promise<Simulation> => {
  const { currency, timeZone } = site
  const today = dayOf(ctx.clock.now(), timeZone)
  const span = spanOf(addDays(today, 1 - simulatedDays), today, timeZone)
  const { members, share, all } = await historyOf(ctx.db, site, span, invitedAmong)
  const forAll = (amount: Minor): Minor => minor(BigInt(Math.round(Number(amount) / share)))
  const days = span.days.length
  const wholeBudget = terms.budget === null ? null : profileAmount(terms.budget, currency)
  const budget = wholeBudget === null ? null : minor(BigInt(Math.floor(Number(wholeBudget) * share)))
  const { grants, usedUpOn } = grantedInHistory(terms, members, { currency, days, budget })
  const granted = grants.reduce<Minor>((sum, { amount }) => addMinor(sum, amount), zero)

  const catalogue = await merchantCatalogue(ctx, site)
  const priced = await pricedGames(ctx, site, catalogue)
  const { reward } = terms
  const valueOf = (amount: number): number =>
    reward.type === 'bonus' && amount >= 1
      ? Number(averageOf(reward.wagering, minor(BigInt(Math.round(amount))), currency, catalogue.games))
      : risklessValue(terms, amount, priced)
  const mean = grants.length === 0 ? 0 : Number(granted) / grants.length
  const cost = minor(BigInt(Math.round(valueOf(mean) * grants.length)))

  const standing = members
    .map(({ plays }) => plays.reduce<Minor>((sum, { validBet }) => addMinor(sum, validBet), zero))
    .filter((validBet) => validBet > 0n)
    .sort((one, other) => Number(subtractMinor(other, one)))
  const places = { standing, levels: vipThresholds(currency), days }
  return {
    ...{ days, currency, members: all, share, usedUpOn, accounts: accountsOfAbuser },
    takers: Math.round(new Set(grants.map(({ memberId }) => memberId)).size / share),
    grants: Math.round(grants.length / share),
    granted: forAll(granted),
    cost: forAll(cost),
    ...abuserGain(terms, { games: priced, places, valueOf, currency }),
  }
}
