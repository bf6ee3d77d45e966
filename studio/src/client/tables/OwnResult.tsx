import { WinCoins } from '../frame/WinCoins'
import { winLevel } from '../frame/win-level'
import type { MoneyText } from '../money-text'
import type { Ended } from './table-state'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Result of the round for the player. Only a win above the stakes is celebrated. */
export const OwnResult = ({ ended, t, money }: { ended: Ended | null; t: Translate<TextKey>; money: MoneyText }) => {
  if (!ended) return null
  const sentence = ended.win === '0' ? t('nothing') : t(ended.celebrate ? 'youWin' : 'paid', { win: money(ended.win) })
  if (!ended.celebrate) return <p className="own-result">{sentence}</p>
  const level = winLevel(ended.win, ended.stake)
  return (
    <div className={`own-result own-result-win result-${level}`}>
      <WinCoins key={ended.round} level={level} />
      <p>{sentence}</p>
    </div>
  )
}
