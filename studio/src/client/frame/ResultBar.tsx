import type { GameState } from './game-control'
import { statedWin } from './stated-win'
import { useCountUp } from './use-count-up'
import { WinCoins } from './WinCoins'
import { winLevel } from './win-level'
import type { MoneyText } from '../money-text'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Says how the round ended. Only a win above the stake is celebrated; anything less is stated. */
export const ResultBar = ({
  state,
  line,
  statesProfit,
  t,
  money,
}: {
  state: GameState
  statesProfit: boolean
  /** Message of the stage while a round runs. */
  line: string | null
  t: Translate<TextKey>
  money: MoneyText
}) => {
  const { result, phase, round } = state
  const ended = result.kind === 'ended' ? result : null
  const celebrate = ended?.celebrate ?? false
  const win = ended ? statedWin(ended, round?.stake ?? '0', statesProfit) : '0'
  const level = ended ? winLevel(ended.win, round?.stake ?? '0') : 'quiet'
  const shown = useCountUp(win, celebrate)
  const sentence = ended
    ? ended.win === '0'
      ? t('nothing')
      : t(celebrate ? 'youWin' : 'paid', { win: money(win) })
    : ''
  const waiting = line ?? (phase === 'opening' ? t('loading') : phase === 'idle' ? t('ready') : '')
  return (
    <div className={`result${celebrate ? ` result-win result-${level}` : ''}`}>
      {celebrate && <WinCoins key={ended?.roundId} level={level} />}
      {(ended || waiting) && (
        <div className="result-face" aria-hidden="true">
          {celebrate ? (
            <>
              <span className="result-label">{t('win')}</span>
              <strong className="result-amount">{money(shown)}</strong>
            </>
          ) : (
            <span>{ended ? sentence : waiting}</span>
          )}
        </div>
      )}
      <p className="visually-hidden">{sentence || (line ?? '')}</p>
    </div>
  )
}
