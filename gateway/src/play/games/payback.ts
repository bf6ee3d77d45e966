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

/** A weight that counts the whole valid bet. */
export const wholeWeight = 10_000

/** Millionths of a stake that come back: the return, and the rates on the part of the valid bet that counts. */
export const paybackOf = (
  { cashback, agentRebate, validBetWeights = {} }: Rates,
  { code, category, classify, rtpBp }: GameReturn,
): number => {
  // The rebate of the tree includes the cashback of its players, so the larger one is paid in full.
  const rate = Math.max(cashback?.rates[category] ?? 0, agentRebate?.rates[category] ?? 0)
  const weight = validBetWeights[code] ?? validBetWeights[classify] ?? wholeWeight
  const roundedUp = rtpBp + 1
  return roundedUp * 100 + (rate * weight) / 100
}

/** The first game whose return, cashback and full tree rebate reach its stake; null: there is none. */
export const paybackFault = (profile: Rates, games: readonly GameReturn[]): string | null => {
  const found = games.find((game) => paybackOf(profile, game) >= 1_000_000)
  return found === undefined
    ? null
    : `${found.code}: return, cashback and rebates give back ${paybackOf(profile, found) / 10_000} % of a stake`
}
