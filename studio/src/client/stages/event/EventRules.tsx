import { mostCombinedOdds } from '../../../games/event/combined'
import type { EventConfig } from '../../../games/event/event-config'
import { percentText } from '../../figure-text'
import type { TableStage } from '../../tables/table-stage'
import { oddsText } from './pick-label'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

const marketNames = (t: Translate<EventTextKey>): Readonly<Record<string, string>> => ({
  winner: t('winner'),
  total: t('totalLine'),
  handicap: t('handicap'),
  both: t('both'),
  placed: t('placed', { line: 3 }),
  stoppage: t('stoppage'),
  half: t('half'),
  home: t('redSide'),
  away: t('blueSide'),
  draw: t('draw'),
})

export const EventRules: TableStage<EventConfig, EventTextKey>['Rules'] = ({ config, figures, t, lang }) => {
  const { contest } = config
  const returns = Object.entries(figures.bets ?? {})
  const names = marketNames(t)
  const percent = (part: number): string => percentText(Math.round(part * 10_000), lang)
  return (
    <>
      <p className="note">{t('rulesIntro')}</p>
      {contest.kind === 'duel' ? (
        <>
          <p className="note">
            {t('rulesDuel', {
              commission: contest.commissionPercent,
              draw: percent(contest.draw),
              pays: contest.drawPays,
              cancel: percent(contest.cancel),
            })}
          </p>
          <p className="note">{t('rulesCartoon')}</p>
        </>
      ) : (
        <p className="note">{t('rulesOdds', { keep: config.keepPercent })}</p>
      )}
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{t('slip')}</th>
            <th scope="col">{t('rulesReturn')}</th>
          </tr>
        </thead>
        <tbody>
          {returns.map(([bet, bp]) => (
            <tr key={bet}>
              <th scope="row">{names[bet] ?? t('combinedRow', { count: Number(bet.replace('combined', '')) })}</th>
              <td>{percentText(bp, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('rulesSlip')}</p>
      <p className="note">{t('rulesCombined', { most: oddsText(mostCombinedOdds, lang) })}</p>
      <p className="note">{t('rulesCashOut')}</p>
    </>
  )
}
