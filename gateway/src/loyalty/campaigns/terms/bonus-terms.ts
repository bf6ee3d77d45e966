import { type Currency, type Minor, minor, moneyToWire, parseMoney, type ValueOf } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { type CatalogueGame, merchantCatalogue, takesBonus, wageringWeight } from '../../../play'
import { profileAmount } from '../../../platform'
import type { AppContext, Merchant } from '../../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../../platform/http/result'
import { highestAmount } from '../reward-amount'
import { campaignById } from '../store'
import { type BonusOutcome, bonusOutcome } from './bonus-outcome'
import { type GameFigures, mixedOutcomes } from './round-outcomes'

type Terms = ValueOf<'promotionTerms'>
type Playable = CatalogueGame & GameFigures

/** Games without published figures cannot be computed. */
const isComputable = (game: CatalogueGame): game is Playable =>
  game.playable &&
  game.rtpBp !== null &&
  game.hitRateBp !== null &&
  game.deviationHundredths !== null &&
  game.maxWinHundredths !== null

/** The card reckons with a fiftieth of the bonus as stake, within what games and terms allow. */
const stakesOfBonus = 50n
const mostRounds = 2000

const stakeOf = (
  bonus: Minor,
  { maxStake }: WageringTerms,
  {
    games,
    required,
    weight,
  }: { readonly games: readonly Playable[]; readonly required: Minor; readonly weight: number },
  currency: Currency,
): Minor => {
  const lowest = games.reduce<Minor | null>((least, game) => {
    const bet = game.minBet(currency)
    return bet > 0n && (least === null || bet < least) ? bet : least
  }, null)
  const highest = maxStake === null ? bonus : profileAmount(maxStake, currency)
  const coarsest = BigInt(Math.ceil(Number(required) / (mostRounds * weight)))
  const fiftieth = bonus / stakesOfBonus
  const wanted = fiftieth > coarsest ? fiftieth : coarsest
  const stake = wanted > highest ? highest : wanted
  return minor(lowest !== null && stake < lowest ? lowest : stake > 0n ? stake : 1n)
}

const cached = new Map<string, BonusOutcome>()

/** The same terms are asked for by many visitors; a computation takes some milliseconds. */
const outcomeOf = (key: string, compute: () => BonusOutcome): BonusOutcome => {
  const known = cached.get(key)
  if (known) return known
  if (cached.size >= 500) cached.clear()
  const made = compute()
  cached.set(key, made)
  return made
}

/** What a bonus of this amount is worth after its wagering, on average. */
export const averageOf = (...asked: Parameters<typeof termsOfBonus>): Minor =>
  profileAmount(termsOfBonus(...asked).average, asked[2])

/** What a bonus of this amount asks, what it is worth after the wagering, and how often it ends with nothing. */
const termsOfBonus = (
  wagering: WageringTerms,
  bonus: Minor,
  currency: Currency,
  catalogue: readonly CatalogueGame[],
): Terms => {
  const games = catalogue
    .filter(isComputable)
    .filter((game) => takesBonus(wagering, game.code) && wageringWeight(wagering, game) > 0)
  const weight =
    games.reduce((sum, game) => sum + wageringWeight(wagering, game), 0) / Math.max(1, games.length) / 10_000 || 1
  const required = minor(bonus * BigInt(wagering.factor))
  const stake = stakeOf(bonus, wagering, { games, required, weight }, currency)
  const rounds = games.length === 0 ? 0 : Math.min(mostRounds, Math.ceil(Number(required) / (Number(stake) * weight)))
  const mixed = games.length === 0 ? null : mixedOutcomes(games)
  const cap =
    wagering.cashOutCap === null ? Infinity : Number(profileAmount(wagering.cashOutCap, currency)) / Number(stake)
  const { average, nothing } =
    mixed === null
      ? { average: 0, nothing: 1 }
      : outcomeOf(JSON.stringify([mixed, rounds, String(bonus), String(stake), cap]), () =>
          bonusOutcome({ bonus: Number(bonus) / Number(stake), rounds, cap, outcomes: mixed }),
        )
  const wire = (amount: Minor) => moneyToWire(amount, currency)
  return {
    currency,
    bonus: wire(bonus),
    required: wire(required),
    days: wagering.days,
    stake: wire(stake),
    average: wire(minor(BigInt(Math.round(average * Number(stake))))),
    nothingPercent: Math.round(nothing * 100),
    categories: [...new Set(games.map(({ category }) => category))],
    games: games.length,
    returnPercent:
      mixed === null ? 0 : Math.round(mixed.reduce((sum, { times, chance }) => sum + times * chance, 0) * 1000) / 10,
    maxStake: wagering.maxStake === null ? null : wire(profileAmount(wagering.maxStake, currency)),
    cashOutCap: wagering.cashOutCap === null ? null : wire(profileAmount(wagering.cashOutCap, currency)),
    // Terms that were stored before the field existed have none.
    endsAtWithdrawal: Boolean(wagering.forfeitAtWithdrawal),
  }
}

/** The terms of a campaign's bonus, for its highest amount or the one that is asked for. */
export const promotionTerms = async (
  ctx: AppContext,
  merchant: Merchant,
  { promotionId, amount: asked }: { readonly promotionId: string; readonly amount?: string | undefined },
): Promise<Result<Terms>> => {
  const campaign = await campaignById(ctx.db, merchant.code, promotionId)
  const reward = campaign?.terms.reward
  if (!campaign || campaign.state === 'DRAFT' || reward?.type !== 'bonus') return fail('promotion.unknown')
  const { currency } = campaign
  const typed = asked === undefined ? null : parseMoney(asked, currency)
  if (asked !== undefined && (typed === null || typed === 0n)) return fail('money.amount.invalid')
  // A share of deposits without a bound: the one of a hundred.
  const bonus = typed ?? highestAmount(campaign).amount ?? profileAmount('100', currency)
  const { games } = await merchantCatalogue(ctx, merchant)
  return ok(termsOfBonus(reward.wagering, bonus, currency, games))
}
