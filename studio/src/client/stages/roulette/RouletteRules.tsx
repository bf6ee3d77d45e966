import type { RouletteConfig } from '../../../games/roulette/rules'
import { rouletteBets, usualPays } from '../../../return/table/roulette-bets'
import { BetReturns } from '../../tables/BetReturns'
import type { TableStage } from '../../tables/table-stage'
import { fill } from '../../texts/texts'
import type { RouletteKey } from './texts'

const kinds = ['straight', 'split', 'street', 'corner', 'sixLine', 'dozen', 'column', 'even'] as const

export const RouletteRules: TableStage<RouletteConfig, RouletteKey>['Rules'] = ({ config, figures, texts, lang }) => {
  const name = (kind: (typeof kinds)[number]): string =>
    kind === 'even'
      ? texts.evenBets
      : kind === 'dozen' || kind === 'column'
        ? fill(texts[kind], { number: '1–3' })
        : `${texts[kind]} (${rouletteBets[kind]})`
  return (
    <>
      <p className="note">{fill(texts.ruleWheel, { pockets: 36 + config.zeros })}</p>
      {config.laPartage && <p className="note">{texts.rulePartage}</p>}
      <BetReturns
        texts={texts}
        lang={lang}
        rows={kinds.map((kind) => ({ name: name(kind), pays: `${usualPays(kind)}:1`, bp: figures.bets?.[kind] }))}
      />
    </>
  )
}
