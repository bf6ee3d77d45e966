import { FIRST_PAYING, slotSymbols } from '../../engine/slot-config'
import type { Boot } from '../boot'
import { multiplied } from '../money-text'
import type { MoneyText } from '../money-text'
import { fill } from '../texts/texts'
import { Sheet } from './Sheet'

const letters: Readonly<Record<string, string>> = { l1: 'A', l2: 'K', l3: 'Q', l4: 'J' }

const SymbolPicture = ({ boot, symbol }: { boot: Boot; symbol: string }) =>
  letters[symbol] ? (
    <span className={`plain plain-${symbol}`}>{letters[symbol]}</span>
  ) : (
    <img src={boot.icons[symbol]} alt="" className="pay-art" />
  )

const percent = (basisPoints: number, lang: string): string => {
  const text = `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
  return `${lang === 'pt' || lang === 'es' ? text.replace('.', ',') : text}%`
}

/** The published figure, to the two decimals it has; the operator's site writes it in the same way. */
export const timesText = (times: number, lang: string): string =>
  `${times.toLocaleString(lang, { maximumFractionDigits: 2 })}×`

const Meter = ({ level }: { level: 1 | 2 | 3 }) => (
  <span className="meter" aria-hidden="true">
    {[1, 2, 3].map((step) => (
      <i key={step} className={step <= level ? 'on' : ''} />
    ))}
  </span>
)

type Props = {
  boot: Boot
  money: MoneyText
  stake: string
  lineBet: string
  onClose: () => void
  startLabel: string | null
}

export const PaytableSheet = ({ boot, money, stake, lineBet, onClose, startLabel }: Props) => {
  const { texts, config, figures } = boot
  const level = ({ low: 1, medium: 2, high: 3 } as const)[config.volatility]
  const every =
    figures.hitRateBp > 0 ? (10000 / figures.hitRateBp).toLocaleString(boot.lang, { maximumFractionDigits: 1 }) : '—'
  const free = config.freeSpins
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
          <dd>{percent(config.rtpBp, boot.lang)}</dd>
          <dd className="figure-note">{fill(texts.rtpNote, { rtp: percent(config.rtpBp, boot.lang) })}</dd>
        </div>
        <div>
          <dt>{texts.volatility}</dt>
          <dd>
            {texts[config.volatility]} <Meter level={level} />
          </dd>
          <dd className="figure-note">
            {[texts.lowNote, texts.mediumNote, texts.highNote][level - 1]} · σ{' '}
            {figures.deviation.toLocaleString(boot.lang, { maximumFractionDigits: 1 })}
          </dd>
        </div>
        <div>
          <dt>{texts.hitRate}</dt>
          <dd>{percent(figures.hitRateBp, boot.lang)}</dd>
          <dd className="figure-note">{fill(texts.hitRateNote, { every })}</dd>
        </div>
        <div>
          <dt>{texts.maxWin}</dt>
          <dd>{timesText(figures.maxWinX, boot.lang)}</dd>
          <dd className="figure-note">{texts.maxWinNote}</dd>
        </div>
        <div>
          <dt>{texts.lines}</dt>
          <dd>{config.lines.length}</dd>
          <dd className="figure-note">5 × 3</dd>
        </div>
      </dl>
      <h3>{fill(texts.prizes, { stake: money(stake) })}</h3>
      <ul className="pays">
        {config.pays.map((prizes, i) => (
          <li key={slotSymbols[i + FIRST_PAYING]}>
            <SymbolPicture boot={boot} symbol={slotSymbols[i + FIRST_PAYING] ?? ''} />
            <ul>
              {[...prizes].reverse().map((times, k) => (
                <li key={times}>
                  <b>{5 - k}</b> {money(multiplied(lineBet, times))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="rule">
        <SymbolPicture boot={boot} symbol="wild" />
        <p>
          <b>WILD</b> {texts.wildRule}
        </p>
      </div>
      <div className="rule">
        <SymbolPicture boot={boot} symbol="scatter" />
        <p>
          <b>SCATTER</b> {texts.scatterRule}{' '}
          {[...config.scatterPays].map((times, k) => `${k + 3}: ${money(multiplied(stake, times))}`).join(' · ')}
        </p>
      </div>
      {free && (
        <p className="note">
          {fill(texts.freeRule, {
            three: free.counts[0],
            four: free.counts[1],
            five: free.counts[2],
            times: free.multiplier,
            every: figures.freeSpinsEvery ?? '—',
          })}
        </p>
      )}
      <p className="note">{fill(texts.lineRule, { lines: config.lines.length })}</p>
      <div className="line-maps" aria-hidden="true">
        {config.lines.map((rows, line) => (
          <svg key={rows.join('')} viewBox="0 0 50 34">
            <text x="25" y="33">
              {line + 1}
            </text>
            <polyline points={rows.map((row, reel) => `${5 + reel * 10},${4 + row * 8}`).join(' ')} />
            {rows.map((row, reel) => (
              <circle key={`${reel}-${row}`} cx={5 + reel * 10} cy={4 + row * 8} r="2.4" />
            ))}
          </svg>
        ))}
      </div>
      <p className="note">{texts.malfunction}</p>
    </Sheet>
  )
}
