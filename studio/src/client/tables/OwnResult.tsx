import type { MoneyText } from '../money-text'
import { fill } from '../texts/texts'
import type { Texts } from '../texts/text-keys'
import type { Ended } from './table-state'

/** How the round ended for the player. Only a win above the stakes is celebrated; anything less is stated. */
export const OwnResult = ({ ended, texts, money }: { ended: Ended | null; texts: Texts; money: MoneyText }) => {
  if (!ended) return null
  const sentence =
    ended.win === '0' ? texts.nothing : fill(ended.celebrate ? texts.youWin : texts.paid, { win: money(ended.win) })
  return (
    <p className={ended.celebrate ? 'own-result own-result-win' : 'own-result'} role="status">
      {sentence}
    </p>
  )
}
