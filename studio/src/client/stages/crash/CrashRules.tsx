import type { CrashConfig } from '../../../games/crash/crash-config'
import type { TableStage } from '../../tables/table-stage'
import { timesLabel } from './curve-frame'
import type { CrashKey } from './texts'

const shown = [110, 150, 200, 300, 500, 1000, 5000, 10_000]

export const CrashRules: TableStage<CrashConfig, CrashKey>['Rules'] = ({ config, t, lang }) => {
  const returned = (10_000 - config.edgeBp) / 10_000
  const percent = (part: number): string => part.toLocaleString(lang, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p className="note">{t('ruleRise')}</p>
      <p className="note">{t('ruleLeave')}</p>
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{t('multiplierNow')}</th>
            <th scope="col">{t('chanceAt')}</th>
          </tr>
        </thead>
        <tbody>
          {shown
            .filter((at) => at <= config.capHundredths)
            .map((at) => (
              <tr key={at}>
                <th scope="row">{timesLabel(at, lang)}</th>
                <td>{percent((returned * 100) / at)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="note">
        {t('edge')}: {percent(config.edgeBp / 10_000)}. {t('ruleChance', { returned: percent(returned) })}
      </p>
      <p className="note">{t('ruleCap', { cap: timesLabel(config.capHundredths, lang) })}</p>
    </>
  )
}
