import { type GameCategory, gameCategories } from '@mosaic/contracts'
import { formatBasisPoints } from '@mosaic/i18n'
import type { DownlineRates } from '../api/rates'
import { useTexts } from '../texts'
import { type RateName, rateName, rateProblem, type TypedRates } from './rate-fields'

/** What is wrong with typed rates, by field. */
export const useRateErrors = () => {
  const { t, tag } = useTexts()
  return (rates: DownlineRates['rebates'], typed: Pick<TypedRates, RateName>): Partial<Record<RateName, string>> =>
    Object.fromEntries(
      rates.map((each) => {
        const problem = rateProblem(each, typed[rateName(each.gameType)], tag)
        const limits = { least: formatBasisPoints(each.least, tag), most: formatBasisPoints(each.most, tag) }
        return [rateName(each.gameType), problem === null ? undefined : t(`rates.wrong.${problem}`, limits)]
      }),
    )
}

/** The field of the category that a refusal names. */
export const rateFieldOf = ({ fields }: { readonly fields: Readonly<Record<string, string>> }): RateName | null => {
  const found = gameCategories.find((gameType: GameCategory) => gameType in fields)
  return found ? rateName(found) : null
}
