import { sumOf } from '../../chips/amounts'
import { useCountUp } from '../../frame/use-count-up'
import { WinCoins } from '../../frame/WinCoins'
import { winLevel } from '../../frame/win-level'
import type { MoneyText } from '../../money-text'
import type { Translate } from '../../texts/translator'
import type { PanelBet } from './crash-bets'

/** What the player took out of this flight; only more than the stakes is celebrated. */
export const CashOuts = ({
  bets,
  t,
  money,
}: {
  bets: readonly PanelBet[]
  t: Translate<'youWin' | 'paid'>
  money: MoneyText
}) => {
  const left = bets.flatMap((bet) => (bet.kind === 'left' ? [bet] : []))
  const win = sumOf(left.map((bet) => bet.win))
  const level = winLevel(win, sumOf(left.map(({ bet }) => bet.stake)))
  const shown = useCountUp(win, level !== 'quiet')
  if (left.length === 0) return null
  return (
    // Live words come from the announcer.
    <div className={`crash-cheer result-${level}`} key={left.map(({ roundId }) => roundId).join()} aria-hidden="true">
      <WinCoins level={level} />
      <strong className="result-amount">{t(level === 'quiet' ? 'paid' : 'youWin', { win: money(shown) })}</strong>
    </div>
  )
}
