import { useEffect, useState } from 'react'
import type { GameState } from './game-control'
import { countUpFrame } from '../money-text'
import type { MoneyText } from '../money-text'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

const countUpMs = 1100

/** Counts up to an amount; at once where motion is not wanted. */
const useCountUp = (amount: string, active: boolean): string => {
  const [part, setPart] = useState(1)
  useEffect(() => {
    if (!active || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setPart(1)
      return undefined
    }
    const since = performance.now()
    let frame = 0
    const step = (now: number): void => {
      const done = Math.min(1, (now - since) / countUpMs)
      setPart(1 - (1 - done) ** 3)
      if (done < 1) frame = requestAnimationFrame(step)
    }
    setPart(0)
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount, active])
  return countUpFrame(amount, part)
}

/** Says how the round ended. Only a win above the stake is celebrated; anything less is stated. */
export const ResultBar = ({
  state,
  line,
  t,
  money,
}: {
  state: GameState
  /** Message of the stage while a round runs. */
  line: string | null
  t: Translate<TextKey>
  money: MoneyText
}) => {
  const { result, phase } = state
  const ended = result.kind === 'ended' ? result : null
  const celebrate = ended?.celebrate ?? false
  const shown = useCountUp(ended?.win ?? '0', celebrate)
  const sentence = ended
    ? ended.win === '0'
      ? t('nothing')
      : t(celebrate ? 'youWin' : 'paid', { win: money(ended.win) })
    : ''
  const waiting = line ?? (phase === 'opening' ? t('loading') : phase === 'idle' ? t('ready') : '')
  return (
    <div className={`result${celebrate ? ' result-win' : ''}`}>
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
