import { useEffect, useState } from 'react'
import type { GameState } from './game-control'
import { clockText } from './clock-text'
import type { MoneyText } from '../money-text'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Duration and net result of the visit, always visible (RTS 14). */
export const Facts = ({ state, t, money }: { state: GameState; t: Translate<TextKey>; money: MoneyText }) => {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const { session, roundId } = state
  return (
    <dl className="facts">
      <div>
        <dt>{t('time')}</dt>
        <dd>{session ? clockText(now - state.visitSince) : '—'}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>{session ? money(session.net) : '—'}</dd>
      </div>
      <div className="fact-round">
        <dt>{t('round')}</dt>
        <dd title={roundId ?? ''}>{roundId ? roundId.slice(0, 8) : '—'}</dd>
      </div>
    </dl>
  )
}
