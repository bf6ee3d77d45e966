import type { SicBoConfig } from '../../../games/sic-bo/rules'
import { sicBoBets } from '../../../return/table/sic-bo-bets'
import { BetReturns } from '../../tables/BetReturns'
import type { TableStage } from '../../tables/table-stage'
import { areaName } from './area-names'
import { paysText } from './pays'
import type { SicBoKey } from './texts'

export const SicBoRules: TableStage<SicBoConfig, SicBoKey>['Rules'] = ({ config, figures, t, lang }) => {
  const [one = 1, two = 2, three = 3] = config.pays.single1 ?? sicBoBets.single1?.usual ?? []
  return (
    <>
      <p className="note">{t('ruleDice')}</p>
      <p className="note">{t('ruleSingle', { one, two, three })}</p>
      <BetReturns
        t={t}
        lang={lang}
        rows={Object.keys(sicBoBets).map((area) => ({
          name: areaName(area, t),
          pays: paysText(config, area),
          bp: figures.bets?.[area],
        }))}
      />
    </>
  )
}
