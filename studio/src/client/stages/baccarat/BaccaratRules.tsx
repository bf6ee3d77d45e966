import { BetReturns } from '../../tables/BetReturns'
import { baccaratAreas } from '../../../games/baccarat/areas'
import type { BaccaratConfig } from '../../../games/baccarat/rules'
import type { TableStage } from '../../tables/table-stage'
import { paysOf } from './pays'
import type { BaccaratKey } from './texts'

export const BaccaratRules: TableStage<BaccaratConfig, BaccaratKey>['Rules'] = ({ config, figures, t, lang }) => (
  <>
    <p className="note">{t('ruleDeal', { decks: config.decks })}</p>
    <p className="note">{t('ruleThird')}</p>
    <p className="note">
      {t('ruleTie')}{' '}
      {config.commission > 0
        ? t('ruleCommission', { part: config.commission.toLocaleString(lang, { style: 'percent' }) })
        : t('ruleSix')}
    </p>
    <BetReturns
      t={t}
      lang={lang}
      rows={baccaratAreas.map((area) => ({
        name: t(area),
        pays: paysOf(config, lang)[area],
        bp: figures.bets?.[area],
      }))}
    />
  </>
)
