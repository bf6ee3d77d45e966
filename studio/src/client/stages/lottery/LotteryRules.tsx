import { betsOf } from '../../../games/lottery/bet-types'
import { numbersIn } from '../../../games/lottery/drums'
import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import { percentText } from '../../figure-text'
import type { TableStage } from '../../tables/table-stage'
import { payText, timesText, typeLabel } from './ticket'
import type { LotteryTextKey } from './texts'
import type { Translate } from '../../texts/translator'

const drumText = ({ drum }: LotteryConfig, t: Translate<LotteryTextKey>): string => {
  switch (drum.kind) {
    case 'tiers':
      return t('rulesCount', { count: numbersIn(drum.tiers), prizes: drum.tiers.length })
    case 'pool':
      return t('rulesPool', { take: drum.take, of: drum.of })
    case 'digits':
      return t('rulesDigits', { count: drum.count })
    case 'dice':
      return t('rulesDice')
  }
}

/** Every prize, with the exact return of its bet where the figures carry one. */
export const LotteryRules: TableStage<LotteryConfig, LotteryTextKey>['Rules'] = ({ config, figures, t, lang }) => {
  const rows = betsOf(config).flatMap(
    (rule): readonly (readonly [label: string, pays: string, back: number | undefined])[] => {
      const label = typeLabel(config, rule.type, t)
      if (rule.choice.kind === 'balls')
        return rule.choice.counts.flatMap((count) =>
          rule
            .pays(Array.from({ length: count }, (_, at) => String(at)))
            .flatMap((pays, hits) =>
              pays > 0
                ? [
                    [
                      `${label}: ${t('hitsOf', { hits, count })}`,
                      timesText(pays, lang),
                      figures.bets?.[rule.type === 'match' ? `match:${count}` : rule.type],
                    ] as const,
                  ]
                : [],
            ),
        )
      if (rule.type === 'any3')
        return ['123', '112', '111'].map(
          (number) =>
            [`${label} (${number})`, payText(rule, [number], t, lang), figures.bets?.[`any3:${number}`]] as const,
        )
      return [[label, payText(rule, ['00'], t, lang), figures.bets?.[rule.type]]]
    },
  )
  return (
    <>
      <p className="note">{drumText(config, t)}</p>
      <p className="note">{t('rulesDraw')}</p>
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{t('betType')}</th>
            <th scope="col">{t('payColumn')}</th>
            <th scope="col">{t('returnColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, pays, back]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{pays}</td>
              <td>{back === undefined ? '—' : percentText(back, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('rulesEarly')}</p>
      <p className="note">{t('rulesPay')}</p>
    </>
  )
}
