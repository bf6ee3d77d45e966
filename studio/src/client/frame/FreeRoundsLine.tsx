import type { MoneyText } from '../money-text'
import type { GameState } from './game-control'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Remaining free rounds and their wins; after the last one the total, until the next round begins. */
export const freeRoundsText = (
  { session, round }: Pick<GameState, 'session' | 'round'>,
  t: Translate<TextKey>,
  money: MoneyText,
): string | null => {
  const free = session?.freeRounds
  if (!free || (free.left === 0 && round?.rewardId !== free.rewardId)) return null
  const values = { left: free.left, won: money(free.won) }
  return t(free.left === 0 ? 'freeOver' : free.won === '0' ? 'freeLeft' : 'freeWon', values)
}

export const FreeRoundsLine = ({ state, t, money }: { state: GameState; t: Translate<TextKey>; money: MoneyText }) => {
  const text = freeRoundsText(state, t, money)
  return text && <p className="free-rounds">{text}</p>
}
