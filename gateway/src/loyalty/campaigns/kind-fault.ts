import { addMinor, allowsBonuses, type Currency, parseMoney, zero } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import type { Fault } from './fault'

type Rewards = readonly CampaignTerms['reward']['type'][]

/** What a kind may bring. A share of a deposit or of bets is no whole number of rounds. */
const rewardsOf: Partial<Readonly<Record<CampaignTerms['of']['kind'], Rewards>>> = {
  FIRST_DEPOSIT: ['bonus'],
  RELOAD: ['bonus'],
  FREE_ROUNDS: ['rounds'],
  CASHBACK: ['cash', 'bonus'],
}

const prizesFault = (prizes: readonly string[], budget: string | null, currency: Currency): Fault | null => {
  const amounts = prizes.map((prize) => parseMoney(prize, currency) ?? zero)
  if (budget !== null && amounts.reduce(addMinor, zero) > (parseMoney(budget, currency) ?? zero))
    return { field: 'budget', problem: 'budget' }
  return amounts.some((amount, index) => amount > (amounts[index - 1] ?? amount))
    ? { field: 'of.prizes', problem: 'range' }
    : null
}

/** Why a kind cannot have these terms. Bonuses for coming in are forbidden in Brazil (domain §0.6). */
export const kindFault = ({ of, reward, eligibility, budget }: CampaignTerms, currency: Currency): Fault | null => {
  const isEntry = of.kind === 'FIRST_DEPOSIT' || of.kind === 'RELOAD' || eligibility.deposits === 'none'
  if (isEntry && !allowsBonuses(currency)) return { field: 'of.kind', problem: 'country' }
  if (rewardsOf[of.kind]?.includes(reward.type) === false) return { field: 'reward.type', problem: 'reward' }
  switch (of.kind) {
    case 'MISSION':
      return of.metric === 'rounds' && !/^[1-9]\d{0,5}$/.test(of.target)
        ? { field: 'of.target', problem: 'amount' }
        : null
    case 'RAFFLE':
    case 'TOURNAMENT':
      return prizesFault(of.prizes, budget, currency)
    case 'VIP_UPGRADE':
      return of.amounts.every((amount) => amount === null) ? { field: 'of.amounts', problem: 'amount' } : null
    default:
      return null
  }
}
