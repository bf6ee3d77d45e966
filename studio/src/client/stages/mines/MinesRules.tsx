import type { MinesFacts } from '../../../games/mines/mines-game'
import type { MinesConfig } from '../../../games/mines/mines-rules'
import { percentText, timesText } from '../../figure-text'
import type { RulesProps } from '../../frame/stage-props'
import type { MinesKey } from './texts'

export const MinesRules = ({ config, figures, facts, t, lang, icons }: RulesProps<MinesConfig, MinesKey>) => {
  // Written by this engine's own `facts`.
  const { ladders, highestRtpBp } = facts as MinesFacts
  return (
    <>
      <div className="rule">
        <img src={icons.safe} alt="" className="pay-art" />
        <p>{t('ruleSafe', { tiles: config.columns * config.rows })}</p>
      </div>
      <div className="rule">
        <img src={icons.mine} alt="" className="pay-art" />
        <p>{t('ruleMine')}</p>
      </div>
      <h3>{t('ladder')}</h3>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{t('mines')}</th>
            {[1, 2, 3, 5].map((picks) => (
              <th key={picks} scope="col">
                {t('afterTiles', { count: picks })}
              </th>
            ))}
            <th scope="col">{t('most')}</th>
          </tr>
        </thead>
        <tbody>
          {config.mines.map((mines) => {
            const ladder = ladders[mines] ?? []
            const text = (paid: number | undefined) => (paid === undefined ? '—' : timesText(paid / 100, lang))
            return (
              <tr key={mines}>
                <th scope="row">{mines}</th>
                {[1, 2, 3, 5].map((picks) => (
                  <td key={picks}>{text(ladder[picks - 1])}</td>
                ))}
                <td>{text(ladder[ladder.length - 1])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="note">
        {t('ruleReturn', {
          low: percentText(figures.rtpBp, lang),
          high: percentText(highestRtpBp, lang),
        })}
      </p>
      <p className="note">{t('ruleEnd', { times: timesText(config.endsAt / 100, lang) })}</p>
      <p className="note">{t('ruleLeave')}</p>
    </>
  )
}
