import type { ReelConfig } from '../../../games/reels/reel-config'
import { reelSymbols } from '../../../games/reels/reel-symbols'
import { unitsOf } from '../../../games/reels/turn-outcome'
import type { RulesProps } from '../../frame/stage-props'
import { divided } from '../../money-text'
import { PayList, SymbolPicture } from './PayList'
import { ReelFigures } from './ReelFigures'
import { symbolName } from './symbol-name'
import type { ReelKey } from './texts'

type Props = {
  readonly basis: RulesProps<ReelConfig, ReelKey>
  /** Lines or ways, and how many. */
  readonly counted: string
  readonly count: number
  readonly wildRule: string
}

/** Figures and prizes of reels without free spins. */
export const PlainPays = ({ basis, counted, count, wildRule }: Props) => {
  const { config, figures, stake, money, t, lang, icons, iconNames } = basis
  const [, ...paying] = reelSymbols[config.engine]
  const nameOf = (symbol: string): string => symbolName(symbol, iconNames, t)
  return (
    <>
      <ReelFigures
        volatility={config.volatility}
        deviation={figures.deviation}
        t={t}
        lang={lang}
        counted={counted}
        count={count}
        size={`${config.strips.length} × 3`}
      />
      <h3>{t('prizes', { stake: money(stake) })}</h3>
      <PayList
        icons={icons}
        nameOf={nameOf}
        rows={config.pays.map((prizes, i) => [paying[i] ?? '', prizes] as const)}
        unit={divided(stake, unitsOf(config))}
        money={money}
      />
      <div className="rule">
        <SymbolPicture icons={icons} symbol="wild" name={iconNames.wild ?? ''} />
        <p>
          <b>WILD</b> {wildRule}
        </p>
      </div>
    </>
  )
}
