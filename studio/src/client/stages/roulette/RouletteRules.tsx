import type { RouletteConfig } from '../../../games/roulette/rules'
import { rouletteBets, usualPays } from '../../../return/table/roulette-bets'
import { BetReturns } from '../../tables/BetReturns'
import type { TableStage } from '../../tables/table-stage'
import type { RouletteKey } from './texts'

const kinds = ['straight', 'split', 'street', 'corner', 'sixLine', 'dozen', 'column', 'even'] as const

export const RouletteRules: TableStage<RouletteConfig, RouletteKey>['Rules'] = ({ config, figures, t, lang }) => {
  const name = (kind: (typeof kinds)[number]): string =>
    kind === 'even'
      ? t('evenBets')
      : kind === 'dozen' || kind === 'column'
        ? t(kind, { number: '1–3' })
        : `${t(kind)} (${rouletteBets[kind]})`
  return (
    <>
      <p className="note">{t('ruleWheel', { pockets: 36 + config.zeros })}</p>
      {config.laPartage && <p className="note">{t('rulePartage')}</p>}
      <BetReturns
        t={t}
        lang={lang}
        rows={kinds.map((kind) => ({ name: name(kind), pays: `${usualPays(kind)}:1`, bp: figures.bets?.[kind] }))}
      />
    </>
  )
}
