import type { BaccaratOutcome } from '../../../games/baccarat/rules'
import type { Translate } from '../../texts/translator'

export const resultText = (
  { winner, playerPoints, bankerPoints }: BaccaratOutcome,
  t: Translate<'tied' | 'wins' | 'player' | 'banker'>,
): string =>
  winner === 'tie'
    ? t('tied', { points: playerPoints })
    : t('wins', {
        side: t(winner),
        high: Math.max(playerPoints, bankerPoints),
        low: Math.min(playerPoints, bankerPoints),
      })
