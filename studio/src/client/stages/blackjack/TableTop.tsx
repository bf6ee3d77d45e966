import type { BlackjackConfig } from '../../../games/blackjack/blackjack-rules'
import type { BlackjackKey } from './texts'
import type { Translate } from '../../texts/translator'

/** Hundredths as players know them: 150 is 3:2, 120 is 6:5. */
export const paysText = ({ blackjackPays }: BlackjackConfig): string => {
  const below = [1, 2, 5].find((each) => (blackjackPays * each) % 100 === 0) ?? 100
  return `${(blackjackPays * below) / 100}:${below}`
}

/** Shoe, tray and what is printed on the cloth. */
export const TableTop = ({ config, t }: { config: BlackjackConfig; t: Translate<BlackjackKey> }) => (
  <>
    <svg className="bj-print" viewBox="0 0 360 100" aria-hidden="true" focusable="false">
      <defs>
        <path id="bj-arc-1" d="M20 14Q180 84 340 14" />
        <path id="bj-arc-2" d="M20 38Q180 108 340 38" />
      </defs>
      <text className="bj-print-main">
        <textPath href="#bj-arc-1" startOffset="50%" textAnchor="middle">
          {t('pays', { pays: paysText(config) })}
        </textPath>
      </text>
      <text className="bj-print-side">
        <textPath href="#bj-arc-2" startOffset="50%" textAnchor="middle">
          {config.dealerHitsSoft17 ? t('hitsSoft') : t('standsSoft')}
        </textPath>
      </text>
    </svg>
    <svg className="bj-shoe" viewBox="0 0 80 70" aria-hidden="true" focusable="false">
      <path d="M16 12L70 4l8 40-50 18z" fill="#17110c" stroke="#6d4a20" strokeWidth="2" />
      <path d="M16 12l12 50-18-4L2 20z" fill="#2c2016" stroke="#6d4a20" strokeWidth="2" />
      <path d="M8 26l10 4 5 22-10-3z" fill="#fdf7ea" />
      <path d="M24 17l44-7M26 25l44-8" stroke="#6d4a20" strokeWidth="1.5" />
    </svg>
  </>
)
