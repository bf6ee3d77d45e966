import type { MoneyText } from '../money-text'
import { fill } from '../texts/texts'
import type { Texts } from '../texts/text-keys'
import type { GameState } from './game-control'

/** What the round on the table earned in the studio's campaign, once its own result is told. */
export const PrizeLine = ({
  state: { round, result },
  texts,
  money,
}: {
  state: GameState
  texts: Texts
  money: MoneyText
}) =>
  result.kind === 'ended' && round?.prize ? (
    <p className="free-rounds" role="status">
      {fill(texts.prize, { amount: money(round.prize) })}
    </p>
  ) : null
