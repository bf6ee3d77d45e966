import { type Currency, type GameCategory, type Minor, minor, zero } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { takesBonus, wageringWeight } from '../../../play'
import { profileAmount } from '../../../platform'

/** A game with what it keeps of a stake, in millionths, and its lowest stake. */
export type PricedGame = {
  readonly code: string
  readonly category: GameCategory
  readonly edge: number
  readonly minBet: Minor
}

export const accountsOfAbuser = 10

type Places = {
  /** What others reached, the highest first. */
  readonly standing: readonly Minor[]
  /** Valid bets that lead to each level, from 1 on. */
  readonly levels: readonly Minor[]
  readonly days: number
}

const least = (numbers: readonly number[]): number => numbers.reduce((low, each) => Math.min(low, each), Infinity)

/** What staking so much costs on average, in the cheapest game that counts. */
const costOf = (stake: number, games: readonly PricedGame[]): number =>
  stake === 0 ? 0 : (stake * least(games.map(({ edge }) => edge))) / 1_000_000

const countedGames = ({ of }: CampaignTerms, games: readonly PricedGame[]): readonly PricedGame[] =>
  !('categories' in of)
    ? games
    : games.filter(
        ({ code, category }) =>
          (of.categories.length === 0 || of.categories.some((each) => each === category)) &&
          (of.includedGames.length === 0 || of.includedGames.includes(code)) &&
          !of.excludedGames.includes(code),
      )

/** What a bonus is worth to somebody who bets on both sides from two accounts: the bonus less the edge of its wagering. */
export const risklessValue = (terms: CampaignTerms, amount: number, games: readonly PricedGame[]): number => {
  const { reward } = terms
  if (reward.type === 'cash') return amount
  if (reward.type === 'rounds') {
    const game = games.find(({ code }) => code === reward.gameId)
    return game ? (amount * (1_000_000 - game.edge)) / 1_000_000 : 0
  }
  const { wagering } = reward
  if (wagering.factor === 0) return amount
  const cost = least(
    games
      .filter((game) => takesBonus(wagering, game.code) && wageringWeight(wagering, game) > 0)
      .map((game) => (wagering.factor * amount * game.edge * 10_000) / wageringWeight(wagering, game) / 1_000_000),
  )
  return Math.max(0, amount - cost)
}

/** What one account is granted, and what it has to stake for it. */
const earned = (
  { of, eligibility, reward }: CampaignTerms,
  { levels, days }: Places,
  games: readonly PricedGame[],
  currency: Currency,
): readonly { readonly amount: number; readonly stake: number }[] => {
  const units = (text: string) => Number(profileAmount(text, currency))
  const entry = Number(levels[(eligibility.vipLeast ?? 0) - 1] ?? zero)
  const once = (amount: string, stake = 0) => [{ amount: units(amount), stake: entry + stake }]
  switch (of.kind) {
    case 'APPLICATION':
    case 'PROMO_CODE':
      return once(of.amount)
    case 'CHECK_IN':
      return [
        {
          amount: Array.from({ length: days }, (_, day) => units(of.amounts[day % of.amounts.length] ?? '0')).reduce(
            (sum, each) => sum + each,
            0,
          ),
          stake: entry,
        },
      ]
    case 'REFERRAL':
      return once(of.amount, units(of.least))
    case 'FIRST_DEPOSIT':
    case 'RELOAD': {
      // Without a bound, a deposit of a hundred times the least; it is taken out again.
      const share = of.cap === null ? units(of.least) * of.percent : units(of.cap)
      return [{ amount: of.kind === 'RELOAD' ? share * days : share, stake: entry }]
    }
    case 'MISSION':
      if (of.metric === 'deposits') return once(of.amount)
      return once(
        of.amount,
        of.metric === 'rounds'
          ? Number(of.target) * least(games.map(({ minBet }) => Number(minBet)))
          : units(of.target),
      )
    case 'VIP_UPGRADE': {
      let amount = 0
      return of.amounts.map((text, index) => {
        amount += text === null ? 0 : units(text)
        return { amount, stake: Number(levels[index] ?? zero) }
      })
    }
    case 'FREE_ROUNDS':
      return reward.type === 'rounds' ? [{ amount: units(reward.stake) * of.rounds, stake: entry }] : []
    // A rate below the edge of every game, which a launch needs, brings nobody a gain.
    case 'CASHBACK':
    case 'RAFFLE':
    case 'TOURNAMENT':
    case 'RED_RAIN':
      return []
  }
}

/** What all accounts together win of prizes for which others play, too. */
const sharedGain = (
  { of }: CampaignTerms,
  { standing }: Places,
  games: readonly PricedGame[],
  currency: Currency,
): number => {
  const units = (text: string) => Number(profileAmount(text, currency))
  const accounts = accountsOfAbuser
  switch (of.kind) {
    case 'RAFFLE': {
      const ticket = units(of.ticketPer)
      const others = standing.reduce(
        (sum, each) => sum + Math.min(of.mostTickets, Math.floor(Number(each) / ticket)),
        0,
      )
      const pot = of.prizes.reduce((sum, prize) => sum + units(prize), 0)
      const gain = (tickets: number) => (pot * tickets) / (tickets + others) - costOf(tickets * ticket, games)
      return Math.max(0, gain(accounts), gain(accounts * of.mostTickets))
    }
    case 'TOURNAMENT':
      if (of.metric === 'multiplier') {
        const pot = of.prizes.reduce((sum, prize) => sum + units(prize), 0)
        return Math.max(
          0,
          (pot * accounts) / (accounts + standing.length) - costOf(accounts * units(of.leastStake), games),
        )
      }
      return of.prizes
        .slice(0, accounts)
        .reduce(
          (sum, prize, place) => sum + Math.max(0, units(prize) - costOf(Number(standing[place] ?? zero) + 1, games)),
          0,
        )
    case 'RED_RAIN':
      return (units(of.total) * accounts) / (accounts + standing.length)
    default:
      return 0
  }
}

/**
 * What somebody with several accounts gains on average, who plays the cheapest game only as far as a grant asks. `valueOf`:
 * the worth of a bonus that is played alone.
 */
export const abuserGain = (
  terms: CampaignTerms,
  {
    games,
    places,
    valueOf,
    currency,
  }: {
    readonly games: readonly PricedGame[]
    readonly places: Places
    readonly valueOf: (amount: number) => number
    readonly currency: Currency
  },
): { readonly gain: Minor; readonly riskless: Minor } => {
  const counted = countedGames(terms, games)
  const budget = terms.budget === null ? Infinity : Number(profileAmount(terms.budget, currency))
  const cap = terms.memberCap === null ? Infinity : Number(profileAmount(terms.memberCap, currency))
  const best = (worth: (amount: number) => number): Minor => {
    const gains = earned(terms, places, counted, currency).map(({ amount: whole, stake }) => {
      const amount = Math.min(whole, cap)
      const accounts = amount === 0 ? 0 : Math.min(accountsOfAbuser, Math.floor(budget / amount))
      return accounts * (worth(amount) - costOf(stake, counted))
    })
    const most = Math.max(0, sharedGain(terms, places, counted, currency), ...gains)
    return minor(BigInt(Math.round(Number.isFinite(most) ? most : 0)))
  }
  const riskless = best((amount) => risklessValue(terms, amount, games))
  const alone = best(valueOf)
  return { gain: alone > riskless ? alone : riskless, riskless }
}
