import {
  inLanguage,
  judgeBonus,
  type Bonus,
  type BonusRefusal,
  type Minor,
  type ValueOf,
  type WireLanguage,
} from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'

type Settings = ValueOf<'depositSettings'>
type WireBonus = Settings['bonuses'][number]

export type BonusOption = {
  readonly id: string
  readonly name: string
  readonly every: WireBonus['every']
  readonly least: Minor
  readonly cap: Minor | null
  readonly until: number | null
  /** The bonus of this deposit, or why it is not available. */
  readonly outcome: Bonus | BonusRefusal
}

/** The offers for a deposit; one with an unreadable amount is left out, because its bonus could not be shown. */
export const bonusOptionsFor = (
  { bonuses, currency }: Pick<Settings, 'bonuses' | 'currency'>,
  requested: { readonly method: string; readonly amount: Minor },
  language: WireLanguage,
): readonly BonusOption[] =>
  bonuses.flatMap(({ promotionId: id, names, percent, turnover, methods, every, until, taken, ...wire }) => {
    const least = moneyOf(wire.least, currency)
    const cap = wire.cap === null ? null : moneyOf(wire.cap, currency)
    if (least === null || (cap === null && wire.cap !== null)) return []
    const outcome = judgeBonus({ percent, cap, least, turnover, methods }, { ...requested, taken })
    return { id, name: inLanguage(names, language), every, least, cap, until, outcome }
  })

/** The bonus of a chosen offer; null without a choice or if it is not available. */
export const chosenBonus = (
  options: readonly BonusOption[],
  id: string,
): (Bonus & Pick<BonusOption, 'id' | 'name'>) | null => {
  const option = options.find((each) => each.id === id)
  return option && typeof option.outcome !== 'string' ? { id, name: option.name, ...option.outcome } : null
}
