import type { MoneyText } from '../money-text'
import { fill } from '../texts/texts'
import type { Texts } from '../texts/text-keys'
import type { GameState } from './game-control'

/** How many prepaid rounds are left and what they won; after the last one, until another round begins, what they won in all. */
export const FreeRoundsLine = ({
  state: { session, round },
  texts,
  money,
}: {
  state: GameState
  texts: Texts
  money: MoneyText
}) => {
  const free = session?.freeRounds
  if (!free || (free.left === 0 && round?.rewardId !== free.rewardId)) return null
  const values = { left: free.left, won: money(free.won) }
  return (
    <p className="free-rounds" role="status">
      {fill(free.left === 0 ? texts.freeOver : free.won === '0' ? texts.freeLeft : texts.freeWon, values)}
    </p>
  )
}
