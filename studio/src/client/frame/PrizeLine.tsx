import type { MoneyText } from '../money-text'
import type { GameState } from './game-control'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** What the round on the table earned in the studio's campaign, once its own result is told. */
export const PrizeLine = ({
  state: { round, result },
  t,
  money,
}: {
  state: GameState
  t: Translate<TextKey>
  money: MoneyText
}) =>
  result.kind === 'ended' && round?.prize ? (
    <p className="free-rounds" role="status">
      {t('prize', { amount: money(round.prize) })}
    </p>
  ) : null
