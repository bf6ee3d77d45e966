import { FIRST_PAYING, slotSymbols } from '../../../engine/slot-config'
import type { SlotConfig } from '../../../engine/slot-config'
import type { RulesProps } from '../../frame/stage-props'
import { divided, multiplied } from '../../money-text'
import { LineMaps } from '../reels/LineMaps'
import { PayList, SymbolPicture } from '../reels/PayList'
import { ReelFigures } from '../reels/ReelFigures'
import { symbolName } from '../reels/symbol-name'
import type { SlotKey } from './texts'

export const SlotRules = ({
  config,
  figures,
  stake,
  money,
  t,
  lang,
  icons,
  iconNames,
}: RulesProps<SlotConfig, SlotKey>) => {
  const lineBet = divided(stake, config.lines.length)
  const free = config.freeSpins
  const nameOf = (symbol: string): string => symbolName(symbol, iconNames, t)
  return (
    <>
      <ReelFigures
        volatility={config.volatility}
        deviation={figures.deviation}
        t={t}
        lang={lang}
        counted={t('lines')}
        count={config.lines.length}
        size="5 × 3"
      />
      <h3>{t('prizes', { stake: money(stake) })}</h3>
      <PayList
        icons={icons}
        nameOf={nameOf}
        rows={config.pays.map((prizes, i) => [slotSymbols[i + FIRST_PAYING] ?? '', prizes] as const)}
        unit={lineBet}
        money={money}
      />
      <div className="rule">
        <SymbolPicture icons={icons} symbol="wild" name={iconNames.wild ?? ''} />
        <p>
          <b>WILD</b> {t('wildRule')}
        </p>
      </div>
      <div className="rule">
        <SymbolPicture icons={icons} symbol="scatter" name={iconNames.scatter ?? ''} />
        <p>
          <b>SCATTER</b> {t('scatterRule')}{' '}
          {[...config.scatterPays].map((times, k) => `${k + 3}: ${money(multiplied(stake, times))}`).join(' · ')}
        </p>
      </div>
      {free && (
        <p className="note">
          {t('freeRule', {
            three: free.counts[0],
            four: free.counts[1],
            five: free.counts[2],
            times: free.multiplier,
            every: figures.freeSpinsEvery ?? '—',
          })}
        </p>
      )}
      <p className="note">{t('lineRule', { lines: config.lines.length })}</p>
      <LineMaps lines={config.lines} />
    </>
  )
}
