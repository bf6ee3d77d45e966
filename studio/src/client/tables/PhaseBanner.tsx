import type { TableKey } from './texts'
import type { TableState } from './table-state'
import type { Translate } from '../texts/translator'

const circumference = 2 * Math.PI * 17

/** Phase and remaining time. `announcement` is the result as a sentence, once there is one. */
export const PhaseBanner = ({
  state,
  elapsed,
  t,
  announcement,
}: {
  state: TableState
  elapsed: number
  t: Translate<TableKey>
  announcement: string | null
}) => {
  const { table } = state
  if (!table) return <div className="banner" aria-busy="true" />
  const whole = table.elapsedMs + (table.leftMs ?? 0)
  const left = Math.max(0, whole - elapsed)
  const seconds = Math.ceil(left / 1000)
  const word =
    table.phase === 'betting' ? t('placeBets') : table.phase === 'play' ? t('noMoreBets') : (announcement ?? '')
  return (
    <div className={`banner banner-${table.phase}${table.phase === 'betting' && seconds <= 3 ? ' banner-late' : ''}`}>
      {table.phase === 'betting' && (
        <span className="banner-clock" role="timer" aria-label={t('seconds', { count: seconds })}>
          <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            <circle cx="20" cy="20" r="17" className="banner-track" />
            <circle
              cx="20"
              cy="20"
              r="17"
              className="banner-left"
              strokeDasharray={circumference}
              strokeDashoffset={circumference * (1 - left / Math.max(1, whole))}
            />
          </svg>
          <b>{seconds}</b>
        </span>
      )}
      <strong className="banner-word">{word}</strong>
      <small className="banner-round">{t('roundNumber', { round: table.round })}</small>
    </div>
  )
}
