import { useEffect, useState } from 'react'
import type { GameState } from './game-control'
import { clockText } from './clock-text'
import type { MoneyText } from '../money-text'
import type { Texts } from '../texts/text-keys'

/** How long and how it went, always in sight (RTS 14). */
export const Facts = ({
  state,
  texts,
  money,
  net,
}: {
  state: GameState
  texts: Texts
  money: MoneyText
  net: boolean
}) => {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const { session, roundId } = state
  return (
    <dl className="facts">
      <div>
        <dt>{texts.time}</dt>
        <dd>{session ? clockText(now - state.visitSince) : '—'}</dd>
      </div>
      {net && (
        <div>
          <dt>{texts.net}</dt>
          <dd>{session ? money(session.net) : '—'}</dd>
        </div>
      )}
      <div className="fact-round">
        <dt>{texts.round}</dt>
        <dd title={roundId ?? ''}>{roundId ? roundId.slice(0, 8) : '—'}</dd>
      </div>
    </dl>
  )
}
