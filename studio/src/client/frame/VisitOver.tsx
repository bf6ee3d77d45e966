import { useEffect, useRef } from 'react'
import { noticeText } from '../notice-text'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** The visit is over: says why, and shows the way back where a site frames the game. */
export const VisitOver = ({
  notice,
  t,
  motif,
  onExit,
}: {
  notice: string | null
  t: Translate<TextKey>
  motif: string
  onExit: (() => void) | null
}) => {
  const word = noticeText(notice ?? '', t)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => (card.current?.querySelector('button') ?? card.current)?.focus(), [])
  return (
    <div className="over" role="alertdialog" aria-modal="true" aria-label={word} tabIndex={-1} ref={card}>
      <div className="over-card">
        <img src={motif} alt="" />
        <p className="over-title">{word}</p>
        <p>{t('expiredHint')}</p>
        {onExit && (
          <button type="button" className="primary" onClick={onExit}>
            {t('exit')}
          </button>
        )}
      </div>
    </div>
  )
}
