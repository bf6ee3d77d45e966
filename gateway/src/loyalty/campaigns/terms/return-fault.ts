import { type Currency, type Minor, parseMoney, zero } from '@mosaic/contracts'
import type { CampaignTerms, KindTerms, WageringTerms } from '@mosaic/contracts/desk'
import { type ContractCost, type GameReturn, paybackOf, takesBonus, wageringWeight } from '../../../play'
import type { Merchant } from '../../../platform/runtime/app-context'
import { vipThresholds } from '../../vip/vip-level'
import { countingTerms } from '../progress/counted'

type Game = GameReturn & { readonly minBet: (currency: Currency) => Minor }

/** Millionths of a stake that the wagering of a bonus brings: the bonus over the stakes that it asks in this game. */
const ofWagering = (wagering: WageringTerms, game: Game): number => {
  const weight = takesBonus(wagering, game.code) ? wageringWeight(wagering, game) : 0
  return weight === 0 ? 0 : wagering.factor === 0 ? Infinity : (weight * 100) / wagering.factor
}

/** Millionths of a stake that the dearest level gives: its reward over the bets from the level below. */
const ofLevels = (amounts: KindTerms<'VIP_UPGRADE'>['amounts'], currency: Currency): number => {
  const thresholds = vipThresholds(currency)
  const shares = thresholds.map((at, index) => {
    const amount = Number(parseMoney(amounts[index] ?? '0', currency) ?? 0n)
    return (amount * 1_000_000) / Number(at - (thresholds[index - 1] ?? zero))
  })
  return Math.max(0, ...shares)
}

/** Millionths of a stake that a campaign gives for playing this game; fixed prizes of a raffle or tournament are none. */
const ofPlaying = ({ of }: Pick<CampaignTerms, 'of'>, game: Game, currency: Currency): number => {
  if (of.kind === 'VIP_UPGRADE') return ofLevels(of.amounts, currency)
  const counting = countingTerms({ of })
  if (!counting || (counting.categories.length > 0 && !counting.categories.includes(game.category))) return 0
  if (counting.includedGames.length > 0 && !counting.includedGames.includes(game.code)) return 0
  if (counting.excludedGames.includes(game.code)) return 0
  if (counting.kind === 'CASHBACK') return counting.rateBp * 100
  if (counting.kind !== 'MISSION' || counting.metric === 'deposits') return 0
  const amount = Number(parseMoney(counting.amount, currency) ?? 0n)
  const stake =
    counting.metric === 'rounds'
      ? Number(counting.target) * Number(game.minBet(currency))
      : Number(parseMoney(counting.target, currency) ?? 0n)
  return stake === 0 ? Infinity : (amount * 1_000_000) / stake
}

/** What the campaign gives back of a stake in this game, by playing for it or by wagering it: the larger one. */
const givenBack = (terms: CampaignTerms, game: Game, currency: Currency): number =>
  Math.max(
    ofPlaying(terms, game, currency),
    terms.reward.type === 'bonus' ? ofWagering(terms.reward.wagering, game) : 0,
  )

/** What other live campaigns add to a stake, whichever was launched first: every cashback, and beside a cashback the best other. */
const besideIt = (terms: CampaignTerms, others: readonly CampaignTerms[], game: Game, currency: Currency): number => {
  const isCashback = ({ of }: CampaignTerms): boolean => of.kind === 'CASHBACK'
  const cashback = others.filter(isCashback).reduce((sum, each) => sum + ofPlaying(each, game, currency), 0)
  if (!isCashback(terms)) return cashback
  const rest = others.filter((each) => !isCashback(each))
  return cashback + Math.max(0, ...rest.map((each) => givenBack(each, game, currency)))
}

/**
 * The playable games that would give back their whole stake: return, cashback, rebates and contracts (`paybackOf`), other
 * campaigns that pay by play, and this one. A dividend is a share of what is left, so it takes no game to its edge.
 */
export const losingGames = (
  terms: CampaignTerms,
  { profile, currency }: Pick<Merchant, 'profile' | 'currency'>,
  games: readonly Game[],
  others: readonly CampaignTerms[],
  salary: ContractCost['salary'] = 0,
): readonly string[] =>
  games
    .filter((game) => {
      const own = givenBack(terms, game, currency)
      const payback = paybackOf(profile, game, { salary, dividend: 0 })
      return own > 0 && payback + besideIt(terms, others, game, currency) + own >= 1_000_000
    })
    .map(({ code }) => code)
