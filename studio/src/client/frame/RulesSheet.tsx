import type { ReactNode } from 'react'
import type { Boot } from '../boot'
import { percentText, timesText } from '../figure-text'
import { Sheet } from '../sheets/Sheet'
import { fill } from '../texts/texts'

/** Rules and prizes: what the game promises, then what its engine has to say. */
export const RulesSheet = ({
  boot,
  startLabel,
  onClose,
  children,
}: {
  boot: Boot
  startLabel: string | null
  onClose: () => void
  children: ReactNode
}) => {
  const { texts, figures, lang } = boot
  const rtp = percentText(figures.rtpBp, lang)
  const { simulated } = figures
  return (
    <Sheet
      title={texts.paytable}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        startLabel && (
          <button type="button" className="primary" onClick={onClose}>
            {startLabel}
          </button>
        )
      }
    >
      <dl className="figures">
        <div className="figure-wide">
          <dt>{texts.rtp}</dt>
          <dd>{rtp}</dd>
          <dd className="figure-note">
            {simulated
              ? fill(texts.rtpSimulated, {
                  low: percentText(simulated.lowBp, lang),
                  high: percentText(simulated.highBp, lang),
                  rounds: simulated.rounds.toLocaleString(lang),
                  seed: simulated.seed,
                })
              : fill(texts.rtpNote, { rtp })}
          </dd>
        </div>
        <div>
          <dt>{texts.hitRate}</dt>
          <dd>{percentText(figures.hitRateBp, lang)}</dd>
          <dd className="figure-note">
            {fill(texts.hitRateNote, {
              every:
                figures.hitRateBp > 0
                  ? (10000 / figures.hitRateBp).toLocaleString(lang, { maximumFractionDigits: 1 })
                  : '—',
            })}
          </dd>
        </div>
        <div>
          <dt>{texts.maxWin}</dt>
          <dd>{timesText(figures.maxWinX, lang)}</dd>
          <dd className="figure-note">{texts.maxWinNote}</dd>
        </div>
      </dl>
      {children}
      <p className="note">{texts.malfunction}</p>
    </Sheet>
  )
}
