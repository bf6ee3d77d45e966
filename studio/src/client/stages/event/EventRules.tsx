import type { EventConfig } from '../../../games/event/event-config'
import { percentText } from '../../figure-text'
import type { TableStage } from '../../tables/table-stage'
import { fill } from '../../texts/texts'
import type { EventTextKey } from './texts'

type Texts = Readonly<Record<EventTextKey, string>>

const marketNames = (texts: Texts): Readonly<Record<string, string>> => ({
  winner: texts.winner,
  total: texts.totalLine,
  handicap: texts.handicap,
  both: texts.both,
  placed: fill(texts.placed, { line: 3 }),
  stoppage: texts.stoppage,
  half: texts.half,
  home: texts.redSide,
  away: texts.blueSide,
  draw: texts.draw,
})

export const EventRules: TableStage<EventConfig, EventTextKey>['Rules'] = ({ config, figures, texts, lang }) => {
  const { contest } = config
  const returns = Object.entries(figures.bets ?? {})
  const names = marketNames(texts)
  const percent = (part: number): string => percentText(Math.round(part * 10_000), lang)
  return (
    <>
      <p className="note">{texts.rulesIntro}</p>
      {contest.kind === 'duel' ? (
        <>
          <p className="note">
            {fill(texts.rulesDuel, {
              commission: contest.commissionPercent,
              draw: percent(contest.draw),
              pays: contest.drawPays,
              cancel: percent(contest.cancel),
            })}
          </p>
          <p className="note">{texts.rulesCartoon}</p>
        </>
      ) : (
        <p className="note">{fill(texts.rulesOdds, { keep: config.keepPercent })}</p>
      )}
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{texts.slip}</th>
            <th scope="col">{texts.rulesReturn}</th>
          </tr>
        </thead>
        <tbody>
          {returns.map(([bet, bp]) => (
            <tr key={bet}>
              <th scope="row">{names[bet] ?? bet}</th>
              <td>{percentText(bp, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{texts.rulesSlip}</p>
    </>
  )
}
