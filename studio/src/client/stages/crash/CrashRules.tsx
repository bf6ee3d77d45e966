import type { CrashConfig } from '../../../games/crash/crash-config'
import type { TableStage } from '../../tables/table-stage'
import { fill } from '../../texts/texts'
import { timesLabel } from './curve-frame'
import type { CrashKey } from './texts'

const shown = [110, 150, 200, 300, 500, 1000, 5000, 10_000]

export const CrashRules: TableStage<CrashConfig, CrashKey>['Rules'] = ({ config, texts, lang }) => {
  const returned = (10_000 - config.edgeBp) / 10_000
  const percent = (part: number): string => part.toLocaleString(lang, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p className="note">{texts.ruleRise}</p>
      <p className="note">{texts.ruleLeave}</p>
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{texts.multiplierNow}</th>
            <th scope="col">{texts.chanceAt}</th>
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
        {texts.edge}: {percent(config.edgeBp / 10_000)}. {fill(texts.ruleChance, { returned: percent(returned) })}
      </p>
      <p className="note">{fill(texts.ruleCap, { cap: timesLabel(config.capHundredths, lang) })}</p>
    </>
  )
}
