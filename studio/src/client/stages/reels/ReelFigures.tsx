import type { Volatility } from '../../../engine/slot-config'
import type { ReelKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly volatility: Volatility
  readonly deviation: number
  readonly t: Translate<ReelKey>
  readonly lang: string
  /** Lines or ways, and how many. */
  readonly counted: string
  readonly count: number
  /** Reels by rows. */
  readonly size: string
}

const Meter = ({ level }: { level: 1 | 2 | 3 }) => (
  <span className="meter" aria-hidden="true">
    {[1, 2, 3].map((step) => (
      <i key={step} className={step <= level ? 'on' : ''} />
    ))}
  </span>
)

/** First part of the rules sheet of a reel game. */
export const ReelFigures = ({ volatility, deviation, t, lang, counted, count, size }: Props) => {
  const level = ({ low: 1, medium: 2, high: 3 } as const)[volatility]
  return (
    <dl className="figures">
      <div>
        <dt>{t('volatility')}</dt>
        <dd>
          {t(volatility)} <Meter level={level} />
        </dd>
        <dd className="figure-note">
          {[t('lowNote'), t('mediumNote'), t('highNote')][level - 1]} · σ{' '}
          {deviation.toLocaleString(lang, { maximumFractionDigits: 1 })}
        </dd>
      </div>
      <div>
        <dt>{counted}</dt>
        <dd>{count}</dd>
        <dd className="figure-note">{size}</dd>
      </div>
    </dl>
  )
}
