import { type Currency, parseMoney } from '@mosaic/contracts'
import type { CampaignTerms, KindTerms } from '@mosaic/contracts/desk'
import type { Fault } from './fault'
import { kindFault } from './kind-fault'
import { roundsOf } from './reward-amount'

const prizesOf = (prizes: readonly string[]) => prizes.map((prize, index) => [`of.prizes.${index}`, prize] as const)

const amountsOfKind = (of: KindTerms): readonly (readonly [string, string | null])[] => {
  switch (of.kind) {
    case 'APPLICATION':
      return [
        ['of.amount', of.amount],
        ['of.least', of.least],
        ['of.most', of.most],
        ['of.autoApproveUpTo', of.autoApproveUpTo],
      ]
    case 'PROMO_CODE':
      return [['of.amount', of.amount]]
    case 'REFERRAL':
      return [
        ['of.amount', of.amount],
        ['of.least', of.least],
      ]
    case 'RED_RAIN':
      return [['of.total', of.total]]
    case 'CHECK_IN':
    case 'VIP_UPGRADE':
      return of.amounts.map((amount, index) => [`of.amounts.${index}`, amount] as const)
    case 'FIRST_DEPOSIT':
    case 'RELOAD':
      return [
        ['of.least', of.least],
        ['of.cap', of.cap],
      ]
    case 'MISSION':
      return [['of.amount', of.amount], ...(of.metric === 'rounds' ? [] : [['of.target', of.target] as const])]
    case 'RAFFLE':
      return [['of.ticketPer', of.ticketPer], ...prizesOf(of.prizes)]
    case 'TOURNAMENT':
      return [['of.leastStake', of.leastStake], ...prizesOf(of.prizes)]
    case 'CASHBACK':
      return [
        ['of.least', of.least],
        ['of.most', of.most],
      ]
    case 'FREE_ROUNDS':
      return []
  }
}

/** The stakes that a game accepts for free rounds, in minor units; empty: it takes none. */
export type FreeRoundStakes = (gameId: string) => readonly bigint[]

const mostRounds = 100

/** Why a campaign cannot have these terms in this currency; null: they are sound. */
export const termsFault = (terms: CampaignTerms, currency: Currency, stakesOf: FreeRoundStakes): Fault | null => {
  const { of, reward } = terms
  const amounts = [...amountsOfKind(of), ['budget', terms.budget] as const, ['memberCap', terms.memberCap] as const]
  for (const [field, text] of amounts) {
    const amount = text === null ? null : parseMoney(text, currency)
    if (text !== null && (amount === null || amount === 0n)) return { field, problem: 'amount' }
  }
  const minorOf = (text: string) => parseMoney(text, currency) ?? 0n
  if (of.kind === 'APPLICATION') {
    const [least, amount, most] = [minorOf(of.least), minorOf(of.amount), minorOf(of.most)]
    if (least > amount || amount > most) return { field: 'of.amount', problem: 'range' }
  }
  const ofKind = kindFault(terms, currency)
  if (ofKind) return ofKind
  if (of.kind === 'RED_RAIN') {
    if (minorOf(of.total) < BigInt(of.envelopes)) return { field: 'of.total', problem: 'small' }
    if (reward.type !== 'cash') return { field: 'reward.type', problem: 'cash' }
  }
  if (reward.type === 'bonus') {
    const { maxStake, cashOutCap } = reward.wagering
    for (const [field, text] of Object.entries({ maxStake, cashOutCap }))
      if (text !== null && (parseMoney(text, currency) ?? 0n) === 0n)
        return { field: `reward.wagering.${field}`, problem: 'amount' }
  }
  if (reward.type !== 'rounds') return null
  const stake = parseMoney(reward.stake, currency)
  if (stake === null || !stakesOf(reward.gameId).includes(stake)) return { field: 'reward.stake', problem: 'stake' }
  for (const [field, text] of amountsOfKind(of)) {
    const amount = text === null ? null : parseMoney(text, currency)
    if (amount !== null && (amount % stake !== 0n || roundsOf(amount, stake) > mostRounds))
      return { field, problem: 'rounds' }
  }
  return null
}
