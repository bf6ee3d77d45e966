import type { SicBoOutcome } from '../../../games/sic-bo/rules'
import { totalOf } from '../../../return/table/sic-bo-bets'
import type { Translate } from '../../texts/translator'

type Dice = SicBoOutcome['dice']

export const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c

export const resultText = (dice: Dice, t: Translate<'sum' | 'sumTriple' | 'big' | 'small'>): string => {
  const shown = dice.join(' · ')
  return isTriple(dice)
    ? t('sumTriple', { dice: shown })
    : t('sum', { dice: shown, total: totalOf(dice), side: totalOf(dice) >= 11 ? t('big') : t('small') })
}
