import { noticeText } from '../notice-text'
import type { Texts } from '../texts/text-keys'

/** The visit is over: says why, and shows the way back where a site frames the game. */
export const VisitOver = ({
  notice,
  texts,
  motif,
  onExit,
}: {
  notice: string | null
  texts: Texts
  motif: string
  onExit: (() => void) | null
}) => {
  const word = noticeText(notice ?? '', texts)
  return (
    <div className="over" role="alertdialog" aria-label={word}>
      <div className="over-card">
        <img src={motif} alt="" />
        <p className="over-title">{word}</p>
        <p>{texts.expiredHint}</p>
        {onExit && (
          <button type="button" className="primary" onClick={onExit}>
            {texts.exit}
          </button>
        )}
      </div>
    </div>
  )
}
