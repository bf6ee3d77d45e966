import type { DragonTigerOutcome } from '../../../games/dragon-tiger/rules'
import type { Translate } from '../../texts/translator'

export const isSuited = ({ dragon, tiger }: DragonTigerOutcome): boolean => (dragon & 3) === (tiger & 3)

export const resultText = (
  outcome: DragonTigerOutcome,
  t: Translate<'tiedSuited' | 'tied' | 'wins' | 'dragon' | 'tiger'>,
): string =>
  outcome.winner === 'tie' ? (isSuited(outcome) ? t('tiedSuited') : t('tied')) : t('wins', { side: t(outcome.winner) })
