import type { MinesFacts } from '../../../games/mines/mines-game'
import type { MinesConfig } from '../../../games/mines/mines-rules'
import { percentText, timesText } from '../../figure-text'
import type { RulesProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import type { MinesKey } from './texts'

export const MinesRules = ({ config, figures, facts, texts, lang, icons }: RulesProps<MinesConfig, MinesKey>) => {
  // Written by this engine's own `facts`.
  const { ladders, highestRtpBp } = facts as MinesFacts
  return (
    <>
      <div className="rule">
        <img src={icons.safe} alt="" className="pay-art" />
        <p>{fill(texts.ruleSafe, { tiles: config.columns * config.rows })}</p>
      </div>
      <div className="rule">
        <img src={icons.mine} alt="" className="pay-art" />
        <p>{texts.ruleMine}</p>
      </div>
      <h3>{texts.ladder}</h3>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{texts.mines}</th>
            {[1, 2, 3, 5].map((picks) => (
              <th key={picks} scope="col">
                {fill(texts.afterTiles, { count: picks })}
              </th>
            ))}
            <th scope="col">{texts.most}</th>
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
        {fill(texts.ruleReturn, {
          low: percentText(figures.rtpBp, lang),
          high: percentText(highestRtpBp, lang),
        })}
      </p>
      <p className="note">{fill(texts.ruleEnd, { times: timesText(config.endsAt / 100, lang) })}</p>
      <p className="note">{texts.ruleLeave}</p>
    </>
  )
}
