import type { MoneyText } from '../money-text'
import type { GameState } from './game-control'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Remaining free rounds and their wins; after the last one the total, until the next round begins. */
export const FreeRoundsLine = ({
  state: { session, round },
  t,
  money,
}: {
  state: GameState
  t: Translate<TextKey>
  money: MoneyText
}) => {
  const free = session?.freeRounds
  if (!free || (free.left === 0 && round?.rewardId !== free.rewardId)) return null
  const values = { left: free.left, won: money(free.won) }
  return (
    <p className="free-rounds" role="status">
      {t(free.left === 0 ? 'freeOver' : free.won === '0' ? 'freeLeft' : 'freeWon', values)}
    </p>
  )
}
