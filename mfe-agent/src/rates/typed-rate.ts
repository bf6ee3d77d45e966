import { type LanguageTag, minor } from '@mosaic/contracts'
import { typedAmount, typedForm } from '@mosaic/forms'

/** Percent with up to two decimals, read as hundredths: basis points. */
export const typedBasisPoints = (typed: string, tag: LanguageTag): number | null => {
  const points = typedAmount(typed, 'XXX', tag)
  return points === null ? null : Number(points)
}

/** Basis points as percent in a field. */
export const typedRate = (basisPoints: number, tag: LanguageTag): string => typedForm(minor(basisPoints), 'XXX', tag)
