import { dragonTigerAreas } from '../../../games/dragon-tiger/areas'
import type { DragonTigerConfig } from '../../../games/dragon-tiger/rules'
import { BetReturns } from '../../tables/BetReturns'
import type { TableStage } from '../../tables/table-stage'
import { paysOf } from './pays'
import type { DragonTigerKey } from './texts'

export const DragonTigerRules: TableStage<DragonTigerConfig, DragonTigerKey>['Rules'] = (props) => {
  const { config, figures, t, lang } = props
  return (
    <>
      <p className="note">{t('ruleDeal', { decks: config.decks })}</p>
      <p className="note">{t('ruleTie')}</p>
      <BetReturns
        t={t}
        lang={lang}
        rows={dragonTigerAreas.map((area) => ({
          name: t(area),
          pays: paysOf(config)[area],
          bp: figures.bets?.[area],
        }))}
      />
    </>
  )
}
