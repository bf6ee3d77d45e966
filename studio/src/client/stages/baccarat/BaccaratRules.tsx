import { BetReturns } from '../../tables/BetReturns'
import { baccaratAreas } from '../../../games/baccarat/areas'
import type { BaccaratConfig } from '../../../games/baccarat/rules'
import type { TableStage } from '../../tables/table-stage'
import { fill } from '../../texts/texts'
import { paysOf } from './pays'
import type { BaccaratKey } from './texts'

export const BaccaratRules: TableStage<BaccaratConfig, BaccaratKey>['Rules'] = ({ config, figures, texts, lang }) => (
  <>
    <p className="note">{fill(texts.ruleDeal, { decks: config.decks })}</p>
    <p className="note">{texts.ruleThird}</p>
    <p className="note">
      {texts.ruleTie}{' '}
      {config.commission > 0
        ? fill(texts.ruleCommission, { part: config.commission.toLocaleString(lang, { style: 'percent' }) })
        : texts.ruleSix}
    </p>
    <BetReturns
      texts={texts}
      lang={lang}
      rows={baccaratAreas.map((area) => ({
        name: texts[area],
        pays: paysOf(config, lang)[area],
        bp: figures.bets?.[area],
      }))}
    />
  </>
)
