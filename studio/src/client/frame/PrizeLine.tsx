import type { MoneyText } from '../money-text'
import type { GameState } from './game-control'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Campaign prize of the round on the table, shown after its result. */
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
