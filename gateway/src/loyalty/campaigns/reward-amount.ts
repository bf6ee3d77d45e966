import { type Currency, type Minor, minor, shareOf, zero } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { profileAmount } from '../../platform'

type Priced = { readonly terms: CampaignTerms; readonly currency: Currency }

/** Amounts that one grant of the campaign may have, in minor units: the lowest and the highest of a range; null: unbounded. */
const amountsOf = ({ terms: { of, reward }, currency }: Priced): readonly (Minor | null)[] => {
  const amount = (text: string) => profileAmount(text, currency)
  switch (of.kind) {
    case 'APPLICATION':
      return [amount(of.amount), amount(of.most)]
    case 'PROMO_CODE':
    case 'MISSION':
    case 'REFERRAL':
      return [amount(of.amount)]
    case 'RED_RAIN':
      return [amount(of.total)]
    case 'CHECK_IN':
      return of.amounts.map(amount)
    case 'FIRST_DEPOSIT':
    case 'RELOAD':
      return [shareOf(amount(of.least), of.percent * 100), of.cap === null ? null : amount(of.cap)]
    case 'VIP_UPGRADE':
      return of.amounts.flatMap((text) => (text === null ? [] : [amount(text)]))
    case 'RAFFLE':
    case 'TOURNAMENT':
      return of.prizes.map(amount)
    case 'FREE_ROUNDS':
      return reward.type === 'rounds' ? [minor(amount(reward.stake) * BigInt(of.rounds))] : []
    case 'CASHBACK':
      return [amount(of.least), of.most === null ? null : amount(of.most)]
  }
}

/** The highest amount of one grant, null without a bound; `isUpTo`: others are lower. */
export const highestAmount = (campaign: Priced): { readonly amount: Minor | null; readonly isUpTo: boolean } => {
  const amounts = amountsOf(campaign)
  const bounded = amounts.filter((each) => each !== null)
  const amount = bounded.reduce((most, each) => (each > most ? each : most), zero)
  return bounded.length < amounts.length
    ? { amount: null, isUpTo: true }
    : { amount, isUpTo: bounded.some((each) => each < amount) }
}

/** The lowest amount of one grant. */
export const lowestAmount = (campaign: Priced): Minor => {
  const bounded = amountsOf(campaign).filter((each) => each !== null)
  return bounded.reduce((least, each) => (each < least ? each : least), bounded[0] ?? zero)
}

/** Prizes are set aside with the draw or the end of the tournament, so a launched one always has them. */
const paysAtTheEnd: ReadonlySet<CampaignTerms['of']['kind']> = new Set(['RAFFLE', 'TOURNAMENT'])

/** Whether what is left of the budget pays one more grant. */
export const budgetLasts = (campaign: Priced & { readonly budget: Minor | null; readonly committed: Minor }): boolean =>
  campaign.budget === null ||
  paysAtTheEnd.has(campaign.terms.of.kind) ||
  amountsOf(campaign).some((amount) => amount !== null && campaign.committed + amount <= (campaign.budget ?? zero))

/** Free rounds of a grant: its amount in rounds at the stake of the terms. */
export const roundsOf = (amount: Minor, stake: Minor): number => Number(amount / stake)
