import { useEffect, useState } from 'react'
import { clockText } from '../frame/clock-text'
import type { MoneyText } from '../money-text'
import type { Texts } from '../texts/text-keys'
import type { TableState } from './table-state'

/** Balance, how long and how it went, always in sight (RTS 14). */
export const TableFacts = ({
  state,
  texts,
  money,
  balance,
}: {
  state: TableState
  texts: Texts
  money: MoneyText
  balance: boolean
}) => {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const { session } = state
  return (
    <dl className="facts">
      {balance && (
        <div>
          <dt>{session?.mode === 'demo' ? texts.credit : texts.balance}</dt>
          <dd>{session ? money(session.balance) : '—'}</dd>
        </div>
      )}
      <div>
        <dt>{texts.net}</dt>
        <dd>{session ? money(session.net) : '—'}</dd>
      </div>
      <div>
        <dt>{texts.time}</dt>
        <dd>{session ? clockText(now - state.visitSince) : '—'}</dd>
      </div>
    </dl>
  )
}
