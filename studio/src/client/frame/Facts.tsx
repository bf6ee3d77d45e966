import { useEffect, useState } from 'react'
import type { GameState } from './game-control'
import type { MoneyText } from '../money-text'
import type { Texts } from '../texts/texts'

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

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
        <dd>{session ? clock(now - state.visitSince) : '—'}</dd>
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
