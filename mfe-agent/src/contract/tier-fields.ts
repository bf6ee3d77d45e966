import { type BodyOf, type Currency, type LanguageTag, moneyToWire } from '@mosaic/contracts'
import { field, typedAmount } from '@mosaic/forms'
import { typedBasisPoints } from '../rates/typed-rate'

/** Rows of the form: as many as the gateway takes. */
export const tierPlaces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type TierPlace = (typeof tierPlaces)[number]

export const tierFields = ['rate', 'minTurnover', 'minActive', 'minLoss', 'cap'] as const
export type TierField = (typeof tierFields)[number]
export type TierFieldName = `tiers.${TierPlace}.${TierField}`
export const tierField = (place: TierPlace, name: TierField): TierFieldName => `tiers.${place}.${name}`

const names = tierPlaces.flatMap((place) => tierFields.map((name) => tierField(place, name)))

/** Fields of all rows; those of rows that are not shown stay empty. */
export const emptyTiers = Object.fromEntries(names.map((name) => [name, field.text()] as const)) as Record<
  TierFieldName,
  ReturnType<typeof field.text>
>
export type TypedTiers = Readonly<Record<TierFieldName, string>>

const highestRate = 10_000

const rateOf = (typed: string, tag: LanguageTag): number | null => {
  const points = typedBasisPoints(typed, tag)
  return points !== null && points > 0 && points <= highestRate ? points : null
}
const countOf = (typed: string): number | null => (/^\d{0,6}$/.test(typed) ? Number(typed) : null)
const amountOf = (typed: string, currency: Currency, tag: LanguageTag): string | null => {
  if (typed === '') return '0'
  const amount = typedAmount(typed, currency, tag)
  return amount === null ? null : moneyToWire(amount, currency)
}

type OfferedTier = BodyOf<'offerContract'>['tiers'][number]

/** What is typed in one row; the fields that are wrong instead. */
export const readTier = (
  typed: TypedTiers,
  place: TierPlace,
  currency: Currency,
  tag: LanguageTag,
): { readonly tier: OfferedTier } | { readonly wrong: readonly TierField[] } => {
  const at = (name: TierField) => typed[tierField(place, name)].trim()
  const rate = rateOf(at('rate'), tag)
  const minActive = countOf(at('minActive'))
  const minTurnover = amountOf(at('minTurnover'), currency, tag)
  const minLoss = amountOf(at('minLoss'), currency, tag)
  const cap = at('cap') === '' ? undefined : amountOf(at('cap'), currency, tag)
  if (rate === null || minActive === null || minTurnover === null || minLoss === null || cap === null) {
    const read = { rate, minTurnover, minActive, minLoss, cap }
    return { wrong: tierFields.filter((name) => read[name] === null) }
  }
  return { tier: { rate, minTurnover, minActive, minLoss, cap: cap ?? null } }
}
