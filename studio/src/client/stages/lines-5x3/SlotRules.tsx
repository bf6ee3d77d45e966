import { FIRST_PAYING, slotSymbols } from '../../../engine/slot-config'
import type { SlotConfig } from '../../../engine/slot-config'
import type { RulesProps } from '../../frame/stage-props'
import { divided, multiplied } from '../../money-text'
import { fill } from '../../texts/texts'
import type { SlotKey } from './texts'

const letters: Readonly<Record<string, string>> = { l1: 'A', l2: 'K', l3: 'Q', l4: 'J' }

const SymbolPicture = ({ icons, symbol }: { icons: Readonly<Record<string, string>>; symbol: string }) =>
  letters[symbol] ? (
    <span className={`plain plain-${symbol}`}>{letters[symbol]}</span>
  ) : (
    <img src={icons[symbol]} alt="" className="pay-art" />
  )

const Meter = ({ level }: { level: 1 | 2 | 3 }) => (
  <span className="meter" aria-hidden="true">
    {[1, 2, 3].map((step) => (
      <i key={step} className={step <= level ? 'on' : ''} />
    ))}
  </span>
)

export const SlotRules = ({ config, figures, stake, money, texts, lang, icons }: RulesProps<SlotConfig, SlotKey>) => {
  const lineBet = divided(stake, config.lines.length)
  const level = ({ low: 1, medium: 2, high: 3 } as const)[config.volatility]
  const free = config.freeSpins
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{texts.volatility}</dt>
          <dd>
            {texts[config.volatility]} <Meter level={level} />
          </dd>
          <dd className="figure-note">
            {[texts.lowNote, texts.mediumNote, texts.highNote][level - 1]} · σ{' '}
            {figures.deviation.toLocaleString(lang, { maximumFractionDigits: 1 })}
          </dd>
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
            <SymbolPicture icons={icons} symbol={slotSymbols[i + FIRST_PAYING] ?? ''} />
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
        <SymbolPicture icons={icons} symbol="wild" />
        <p>
          <b>WILD</b> {texts.wildRule}
        </p>
      </div>
      <div className="rule">
        <SymbolPicture icons={icons} symbol="scatter" />
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
    </>
  )
}
