import { type GameCategory, gameCategories, type LanguageTag } from '@mosaic/contracts'
import { field, type FieldDeclarations } from '@mosaic/forms'
import type { DownlineRates, ProposedRates } from '../api/rates'
import { typedBasisPoints, typedRate } from './typed-rate'

export type RateName = `rebates.${GameCategory}.rate`
export type OnName = `rebates.${GameCategory}.on`
export const rateName = (gameType: GameCategory): RateName => `rebates.${gameType}.rate`
export const onName = (gameType: GameCategory): OnName => `rebates.${gameType}.on`

export type TypedRates = Readonly<Record<RateName, string> & Record<OnName, boolean>>
type Rate = DownlineRates['rebates'][number]

/** A rate and a switch for each category; those without an own rate are not shown. */
export const rateFields = (rebates: readonly Rate[], tag: LanguageTag) =>
  Object.fromEntries(
    gameCategories.flatMap((gameType): [string, { initial: string | boolean; secret: boolean }][] => {
      const known = rebates.find((each) => each.gameType === gameType)
      return [
        [rateName(gameType), field.chosenAnew(known ? typedRate(known.rate, tag) : '')],
        [onName(gameType), field.consent(known ? !known.off : false)],
      ]
    }),
  ) as FieldDeclarations<TypedRates>

/** Why a typed rate cannot be given; the gateway judges the same. */
export const rateProblem = (
  { most, least }: Rate,
  typed: string,
  tag: LanguageTag,
): 'unreadable' | 'above' | 'below' | null => {
  const rate = typedBasisPoints(typed, tag)
  if (rate === null) return 'unreadable'
  if (rate > most) return 'above'
  return rate < least ? 'below' : null
}

/** The rates that differ from the present ones. */
export const changedRates = (rebates: readonly Rate[], typed: TypedRates, tag: LanguageTag): ProposedRates['rebates'] =>
  rebates.flatMap(({ gameType, rate: present, off: wasOff }) => {
    const rate = typedBasisPoints(typed[rateName(gameType)], tag)
    const off = !typed[onName(gameType)]
    return rate === null || (rate === present && off === wasOff) ? [] : [{ gameType, rate, off }]
  })
