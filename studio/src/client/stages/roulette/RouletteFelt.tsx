import { useState } from 'react'
import { rouletteAreas } from '../../../games/roulette/areas'
import type { RouletteConfig } from '../../../games/roulette/rules'
import { doubleZero, isRedPocket, pocketName } from '../../../games/roulette/wheel'
import { useNumberGrid } from '../../grid/use-number-grid'
import type { GridStop } from '../../grid/use-number-grid'
import { FeltArea } from '../../tables/FeltArea'
import type { FeltShared } from '../../tables/FeltArea'
import { areaName } from './area-names'
import { placeOf } from './area-places'
import type { RouletteKey } from './texts'
import type { Translate } from '../../texts/translator'

const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const inside = [...rouletteAreas(1)].flatMap(([area, { kind }]) =>
  kind === 'split' || kind === 'corner' || kind === 'street' || kind === 'sixLine' ? [area] : [],
)

/** The felt as on a phone: numbers run down in rows of three, the outside bets stand at their left. */
export const RouletteFelt = ({
  config,
  t,
  shared,
}: {
  config: RouletteConfig
  t: Translate<RouletteKey>
  shared: FeltShared
}) => {
  const [lines, setLines] = useState(false)
  const { felt } = shared
  const grid = useNumberGrid(3, numbers.length)
  const area = (name: string, className: string, word: string, stop?: GridStop) => (
    <FeltArea key={name} stop={stop} area={name} name={areaName(name, t)} shared={shared} className={className}>
      <span className="area-name">{word}</span>
    </FeltArea>
  )
  const shownInside = lines
    ? inside
    : inside.filter((each) => felt.waiting[each] !== undefined || felt.standing[each] !== undefined)
  return (
    <div className="felt-roulette">
      <div className="rou-outside">
        {area('low', '', t('low'))}
        {area('even', '', t('even'))}
        {area('red', 'rou-red', t('red'))}
        {area('black', 'rou-black', t('black'))}
        {area('odd', '', t('odd'))}
        {area('high', '', t('high'))}
      </div>
      <div className="rou-dozens">
        {[1, 2, 3].map((dozen) => area(`dozen${dozen}`, '', `${dozen * 12 - 11}–${dozen * 12}`))}
      </div>
      <div className="rou-field">
        <div className="rou-zeros">
          {area('0', 'rou-zero', '0')}
          {config.zeros === 2 && area(String(doubleZero), 'rou-zero', pocketName(doubleZero))}
        </div>
        <div className="rou-numbers" role="group" aria-label={t('straight')} {...grid.field}>
          {numbers.map((number) =>
            area(String(number), isRedPocket(number) ? 'rou-red' : 'rou-black', String(number), grid.stop(number - 1)),
          )}
          {shownInside.map((name) => {
            const { x, y } = placeOf(name)
            return (
              <FeltArea
                key={name}
                area={name}
                name={areaName(name, t)}
                shared={shared}
                className={lines ? 'rou-spot rou-spot-open' : 'rou-spot'}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              />
            )
          })}
        </div>
        <div className="rou-columns">{[1, 2, 3].map((column) => area(`column${column}`, '', '2:1'))}</div>
      </div>
      <button type="button" className="rou-lines" aria-pressed={lines} onClick={() => setLines(!lines)}>
        {t('inside')}
      </button>
    </div>
  )
}
