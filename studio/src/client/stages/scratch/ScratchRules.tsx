import type { ScratchConfig } from '../../../games/scratch/scratch-rules'
import { timesText } from '../../figure-text'
import type { RulesProps } from '../../frame/stage-props'
import { divided, multiplied } from '../../money-text'
import type { ScratchKey } from './texts'

export const ScratchRules = ({ config, stake, money, t, lang, icons }: RulesProps<ScratchConfig, ScratchKey>) => {
  const tickets = config.prizes.reduce((sum, { weight }) => sum + weight, config.blanks)
  return (
    <>
      <p className="note">{t('rule', { cells: config.columns * config.rows })}</p>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{t('symbol')}</th>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('odds')}</th>
          </tr>
        </thead>
        <tbody>
          {config.prizes.map(({ pays, weight }, symbol) => (
            <tr key={pays}>
              <th scope="row">
                <img src={icons[symbol]} alt={t('symbolNumber', { number: symbol + 1 })} className="table-art" />
              </th>
              <td>
                {money(divided(multiplied(stake, pays), 100))} <small>{timesText(pays / 100, lang)}</small>
              </td>
              <td>{t('oneIn', { every: (tickets / weight).toLocaleString(lang, { maximumFractionDigits: 1 }) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('ruleFixed')}</p>
    </>
  )
}
