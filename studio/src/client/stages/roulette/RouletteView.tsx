import { useRef } from 'react'
import { rouletteAreas } from '../../../games/roulette/areas'
import type { RouletteConfig, RouletteOutcome } from '../../../games/roulette/rules'
import { pocketName } from '../../../games/roulette/wheel'
import { FeltTable } from '../../tables/FeltTable'
import type { TableStageProps } from '../../tables/table-stage'
import { useElapsed } from '../../tables/use-elapsed'
import { useFrames } from '../../tables/use-frames'
import { colourOf, resultText } from './result-text'
import { RouletteFelt } from './RouletteFelt'
import { restsAfterMs, spinPlace } from './spin-path'
import type { RouletteKey } from './texts'
import { drawWheel } from './wheel-canvas'

type Props = TableStageProps<RouletteConfig, RouletteKey>

const pocketOf = (value: unknown): number => (value as RouletteOutcome).pocket

const wonAreas = (zeros: 1 | 2, pocket: number): ReadonlySet<string> =>
  new Set([...rouletteAreas(zeros)].flatMap(([area, { covers }]) => (covers(pocket) ? [area] : [])))

const Wheel = ({ config, state, t, reducedMotion }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { table, phaseSince } = state
  const pocket = table?.outcome ? pocketOf(table.outcome) : 0
  const isOver = table?.phase === 'result'
  useFrames((now) => {
    if (!canvas.current) return
    const elapsed = isOver || reducedMotion ? restsAfterMs + (isOver ? 1000 + now - phaseSince : 0) : now - phaseSince
    drawWheel(canvas.current, config.zeros, spinPlace(config.zeros, pocket, reducedMotion ? restsAfterMs : elapsed))
  }, reducedMotion)
  const landed = isOver && table.outcome !== null
  return (
    <div className="rou-wheel">
      <canvas ref={canvas} role="img" aria-label={t('wheel')} />
      {landed && <b className={`rou-landed rou-is-${colourOf(pocket)}`}>{pocketName(pocket)}</b>}
    </div>
  )
}

export const RouletteView = (props: Props) => {
  const { config, state, t } = props
  const elapsed = useElapsed(state)
  const { table } = state
  const pocket = table?.outcome ? pocketOf(table.outcome) : null
  const over = table?.phase === 'result' && pocket !== null
  return (
    <FeltTable
      {...props}
      elapsed={elapsed}
      announcement={over ? resultText(pocket, t) : null}
      won={over ? wonAreas(config.zeros, pocket) : null}
      scene={
        <>
          <ol className="rou-last" aria-label={t('lastResults')}>
            {[...state.results]
              .reverse()
              .slice(0, 14)
              .map(({ round, outcome }) => (
                <li key={round} className={`rou-past rou-is-${colourOf(pocketOf(outcome))}`}>
                  {pocketName(pocketOf(outcome))}
                </li>
              ))}
            {state.results.length === 0 && <li className="rou-none">{t('noResults')}</li>}
          </ol>
          {table && table.phase !== 'betting' && <Wheel {...props} />}
        </>
      }
      road={null}
      areas={(shared) => <RouletteFelt config={config} t={t} shared={shared} />}
    />
  )
}
