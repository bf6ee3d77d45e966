import { useEffect, useState } from 'react'
import { clockText } from '../frame/clock-text'
import { useCountedBalance } from '../frame/use-count-up'
import type { MoneyText } from '../money-text'
import type { TableState } from './table-state'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Balance, how long and how it went, always in sight (RTS 14). */
export const TableFacts = ({ state, t, money }: { state: TableState; t: Translate<TextKey>; money: MoneyText }) => {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const { session } = state
  const balance = useCountedBalance(session?.balance ?? '0')
  return (
    <dl className="facts">
      <div>
        <dt>{session?.mode === 'demo' ? t('credit') : t('balance')}</dt>
        <dd>{session ? money(balance) : '—'}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>{session ? money(session.net) : '—'}</dd>
      </div>
      <div>
        <dt>{t('time')}</dt>
        <dd>{session ? clockText(now - state.visitSince) : '—'}</dd>
      </div>
    </dl>
  )
}
