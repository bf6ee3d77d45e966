import type { GameCategory, GameClassify } from '@mosaic/contracts'
import type { MerchantProfile } from '../../platform'

export type GameReturn = {
  readonly code: string
  readonly category: GameCategory
  readonly classify: GameClassify
  /** Stated return of the bet that returns most, rounded down. */
  readonly rtpBp: number
}

type Rates = Pick<MerchantProfile, 'cashback' | 'agentRebate' | 'validBetWeights'>

/** What contracts of the house cost in a tree, in basis points: of the valid bet, and of what is left of the stake. */
export type ContractCost = { readonly salary: number; readonly dividend: number }
export const noContracts: ContractCost = { salary: 0, dividend: 0 }

/** A weight that counts the whole valid bet. */
export const wholeWeight = 10_000

const wholeStake = 1_000_000

/** Millionths of a stake that come back: the return, rates and salaries on the valid bet that counts, dividend of the rest. */
export const paybackOf = (
  { cashback, agentRebate, validBetWeights = {} }: Rates,
  { code, category, classify, rtpBp }: GameReturn,
  { salary, dividend }: ContractCost = noContracts,
): number => {
  // The rebate of the tree includes the cashback of its players, so the larger one is paid in full.
  const rate = Math.max(cashback?.rates[category] ?? 0, agentRebate?.rates[category] ?? 0)
  const weight = validBetWeights[code] ?? validBetWeights[classify] ?? wholeWeight
  const roundedUp = rtpBp + 1
  const paid = roundedUp * 100 + ((rate + salary) * weight) / 100
  return paid + (Math.max(0, wholeStake - paid) * dividend) / 10_000
}

/** The first game whose return, cashback, full tree rebate and contracts reach its stake; null: there is none. */
export const paybackFault = (
  profile: Rates,
  games: readonly GameReturn[],
  contracts: ContractCost = noContracts,
): string | null => {
  const found = games.find((game) => paybackOf(profile, game, contracts) >= wholeStake)
  return found === undefined
    ? null
    : `${found.code}: return, cashback, rebates and contracts give back ${paybackOf(profile, found, contracts) / 10_000} % of a stake`
}
