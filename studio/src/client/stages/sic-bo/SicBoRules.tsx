import type { SicBoConfig } from '../../../games/sic-bo/rules'
import { sicBoBets } from '../../../return/table/sic-bo-bets'
import { BetReturns } from '../../tables/BetReturns'
import type { TableStage } from '../../tables/table-stage'
import { fill } from '../../texts/texts'
import { areaName } from './area-names'
import { paysText } from './pays'
import type { SicBoKey } from './texts'

export const SicBoRules: TableStage<SicBoConfig, SicBoKey>['Rules'] = ({ config, figures, texts, lang }) => {
  const [one = 1, two = 2, three = 3] = config.pays.single1 ?? sicBoBets.single1?.usual ?? []
  return (
    <>
      <p className="note">{texts.ruleDice}</p>
      <p className="note">{fill(texts.ruleSingle, { one, two, three })}</p>
      <BetReturns
        texts={texts}
        lang={lang}
        rows={Object.keys(sicBoBets).map((area) => ({
          name: areaName(area, texts),
          pays: paysText(config, area),
          bp: figures.bets?.[area],
        }))}
      />
    </>
  )
}
