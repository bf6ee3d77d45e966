import { type GameCategory, gameCategories } from '@mosaic/contracts'
import type { RebateRates } from './rebate-rate'

type ListedRate = { readonly gameType: GameCategory; readonly rate: number }

/** Rates as the wire lists them, in the order of the categories. */
export const rateList = (rates: RebateRates): ListedRate[] =>
  gameCategories.flatMap((gameType) => {
    const rate = rates[gameType]
    return rate === undefined ? [] : [{ gameType, rate }]
  })

export const ratesOfList = (list: readonly ListedRate[]): RebateRates =>
  Object.fromEntries(list.map(({ gameType, rate }) => [gameType, rate]))
