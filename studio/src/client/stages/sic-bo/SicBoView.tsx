import type { SicBoConfig, SicBoOutcome } from '../../../games/sic-bo/rules'
import { sicBoBets, totalOf } from '../../../return/table/sic-bo-bets'
import { useRowGrid } from '../../grid/use-number-grid'
import { Die, DieFace } from '../../dice/Die'
import { FeltArea } from '../../tables/FeltArea'
import type { FeltShared } from '../../tables/FeltArea'
import { FeltTable } from '../../tables/FeltTable'
import { RoadMaps } from '../../tables/RoadMaps'
import type { RoadMark } from '../../tables/roads'
import type { TableStageProps } from '../../tables/table-stage'
import { useElapsed } from '../../tables/use-elapsed'
import { areaName } from './area-names'
import { paysText } from './pays'
import { isTriple, resultText } from './result-text'
import type { SicBoKey } from './texts'

type Props = TableStageProps<SicBoConfig, SicBoKey>
type Dice = SicBoOutcome['dice']

const asDice = (value: unknown): Dice => (value as SicBoOutcome).dice
const markOf = (dice: Dice): RoadMark => (isTriple(dice) ? 'tie' : totalOf(dice) >= 11 ? 'b' : 'a')

/** Times at which the dome is lifted off each die, in milliseconds of the play. */
const restsAt = [2200, 2900, 3600] as const
const faces = [1, 2, 3, 4, 5, 6] as const
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high] as const))

/** Lengths of the rows of the felt, as the style sheet lays them out. */
const feltRows = [5, 6, 6, 7, 7, 5, 5, 5, 6]

const wonAreas = (dice: Dice): ReadonlySet<string> =>
  new Set(Object.entries(sicBoBets).flatMap(([area, bet]) => (bet.step(dice) > 0 ? [area] : [])))

const Felt = ({ config, t, shared }: Pick<Props, 'config' | 't'> & { shared: FeltShared }) => {
  const grid = useRowGrid(feltRows)
  let cells = 0
  const area = (name: string, className: string, face: React.ReactNode) => (
    <FeltArea
      key={name}
      stop={grid.stop(cells++)}
      area={name}
      name={areaName(name, t)}
      shared={shared}
      className={className}
    >
      {face}
      <span className="area-pays">{paysText(config, name)}</span>
    </FeltArea>
  )
  const word = (text: string, range?: string) => (
    <span className="area-name">
      {text}
      {range !== undefined && <small>{range}</small>}
    </span>
  )
  return (
    <div className="felt-sic-bo" role="group" aria-label={t('onTable')} {...grid.field}>
      <div className="sic-row sic-5">
        {area('small', 'sic-small', word(t('small'), t('small3')))}
        {area('odd', '', word(t('odd')))}
        {area('anyTriple', 'sic-triple', word(t('anyTriple')))}
        {area('even', '', word(t('even')))}
        {area('big', 'sic-big', word(t('big'), t('big3')))}
      </div>
      {(['double', 'triple'] as const).map((kind) => (
        <div key={kind} className="sic-row sic-6">
          {faces.map((face) =>
            area(
              `${kind}${face}`,
              'sic-dice',
              <span className="sic-faces">
                {[1, 2, 3].slice(0, kind === 'double' ? 2 : 3).map((each) => (
                  <DieFace key={each} face={face} />
                ))}
              </span>,
            ),
          )}
        </div>
      ))}
      <div className="sic-row sic-7">
        {Array.from({ length: 14 }, (_, index) =>
          area(`total${index + 4}`, 'sic-total', <b className="sic-number">{index + 4}</b>),
        )}
      </div>
      <div className="sic-row sic-5 sic-pairs">
        {pairs.map(([low, high]) =>
          area(
            `pair${low}${high}`,
            'sic-dice',
            <span className="sic-faces">
              <DieFace face={low} />
              <DieFace face={high} />
            </span>,
          ),
        )}
      </div>
      <div className="sic-row sic-6">
        {faces.map((face) =>
          area(
            `single${face}`,
            'sic-dice',
            <span className="sic-faces">
              <DieFace face={face} />
            </span>,
          ),
        )}
      </div>
    </div>
  )
}

export const SicBoView = (props: Props) => {
  const { config, state, t } = props
  const elapsed = useElapsed(state)
  const { table } = state
  const dice = table?.outcome ? asDice(table.outcome) : null
  const over = table?.phase === 'result' && dice !== null
  const newest = state.results[state.results.length - 1]
  const resting = newest ? asDice(newest.outcome) : ([6, 3, 1] as const)
  const at = over ? Infinity : elapsed
  return (
    <FeltTable
      {...props}
      elapsed={elapsed}
      announcement={over ? resultText(dice, t) : null}
      won={over ? wonAreas(dice) : null}
      scene={
        <div className="sic-scene">
          <div
            className={`dome dome-${table?.phase ?? 'betting'}`}
            role="img"
            aria-label={over ? resultText(dice, t) : ''}
          >
            {([0, 1, 2] as const).map((order) => (
              <Die
                key={order}
                order={order}
                face={dice === null ? resting[order] : at >= (restsAt[order] ?? 0) ? (dice[order] ?? 1) : null}
              />
            ))}
          </div>
          <ol className="sic-last" aria-label={t('lastResults')}>
            {[...state.results]
              .reverse()
              .slice(0, 12)
              .map(({ round, outcome }) => (
                <li key={round} className={`sic-past sic-past-${markOf(asDice(outcome))}`}>
                  {totalOf(asDice(outcome))}
                </li>
              ))}
          </ol>
        </div>
      }
      road={null}
      below={
        <RoadMaps
          marks={state.results.map(({ outcome }) => markOf(asDice(outcome)))}
          faces={{
            a: { letter: t('small').slice(0, 1), name: t('small') },
            b: { letter: t('big').slice(0, 1), name: t('big') },
            tie: { letter: t('anyTriple').slice(0, 1), name: t('anyTriple') },
          }}
          t={t}
        />
      }
      areas={(shared) => <Felt config={config} t={t} shared={shared} />}
    />
  )
}
