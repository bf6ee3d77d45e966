import { dragonTigerAreas } from '../../../games/dragon-tiger/areas'
import type { DragonTigerConfig } from '../../../games/dragon-tiger/rules'
import { BetReturns } from '../../tables/BetReturns'
import type { TableStage } from '../../tables/table-stage'
import { fill } from '../../texts/texts'
import { paysOf } from './pays'
import type { DragonTigerKey } from './texts'

export const DragonTigerRules: TableStage<DragonTigerConfig, DragonTigerKey>['Rules'] = (props) => {
  const { config, figures, texts, lang } = props
  return (
    <>
      <p className="note">{fill(texts.ruleDeal, { decks: config.decks })}</p>
      <p className="note">{texts.ruleTie}</p>
      <BetReturns
        texts={texts}
        lang={lang}
        rows={dragonTigerAreas.map((area) => ({
          name: texts[area],
          pays: paysOf(config)[area],
          bp: figures.bets?.[area],
        }))}
      />
    </>
  )
}
