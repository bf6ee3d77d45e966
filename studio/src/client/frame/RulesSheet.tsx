import type { ReactNode } from 'react'
import type { Boot } from '../boot'
import { percentText, timesText } from '../figure-text'
import { Sheet } from '../sheets/Sheet'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Rules and prizes: what the game promises, then what its engine has to say. */
export const RulesSheet = ({
  boot,
  t,
  startLabel,
  onClose,
  children,
}: {
  boot: Boot
  t: Translate<TextKey>
  startLabel: string | null
  onClose: () => void
  children: ReactNode
}) => {
  const { figures, lang } = boot
  const rtp = percentText(figures.rtpBp, lang)
  const { simulated } = figures
  return (
    <Sheet
      title={t('paytable')}
      closeLabel={t('close')}
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
          <dt>{t('rtp')}</dt>
          <dd>{rtp}</dd>
          <dd className="figure-note">
            {simulated
              ? t('rtpSimulated', {
                  low: percentText(simulated.lowBp, lang),
                  high: percentText(simulated.highBp, lang),
                  rounds: simulated.rounds.toLocaleString(lang),
                  seed: simulated.seed,
                })
              : t('rtpNote', { rtp })}
          </dd>
        </div>
        <div>
          <dt>{t('hitRate')}</dt>
          <dd>{percentText(figures.hitRateBp, lang)}</dd>
          <dd className="figure-note">
            {t('hitRateNote', {
              every:
                figures.hitRateBp > 0
                  ? (10000 / figures.hitRateBp).toLocaleString(lang, { maximumFractionDigits: 1 })
                  : '—',
            })}
          </dd>
        </div>
        <div>
          <dt>{t('maxWin')}</dt>
          <dd>{timesText(figures.maxWinX, lang)}</dd>
          <dd className="figure-note">{t('maxWinNote')}</dd>
        </div>
      </dl>
      {children}
      <p className="note">{t('malfunction')}</p>
    </Sheet>
  )
}
