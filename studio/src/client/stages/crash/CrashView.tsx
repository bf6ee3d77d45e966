import { useEffect, useRef, useState } from 'react'
import type { CrashOutcome } from '../../../games/crash/rules'
import type { CrashConfig } from '../../../games/crash/crash-config'
import { reachedAfterMs } from '../../../games/crash/curve'
import type { TableStageProps } from '../../tables/table-stage'
import { useFrames } from '../../tables/use-frames'
import { BetPanel } from './BetPanel'
import { CashOuts } from './CashOuts'
import { panelBets } from './crash-bets'
import { createCrashCanvas } from './crash-scene'
import type { CrashCanvas, Flight } from './crash-scene'
import { shownMultiplier, timesLabel } from './curve-frame'
import type { CrashKey } from './texts'

type Props = TableStageProps<CrashConfig, CrashKey>

/** The outcome of this engine, as our own server wrote it. */
const pointOf = (outcome: unknown): number => (outcome as CrashOutcome).pointHundredths

const flightOf = ({ config, state }: Pick<Props, 'config' | 'state'>, now: number): Flight => {
  const { table, phaseSince } = state
  const sinceMs = Math.max(0, now - phaseSince)
  if (table?.phase === 'play') return { kind: 'flying', elapsedMs: sinceMs }
  if (table?.phase === 'result' && table.outcome !== null)
    return { kind: 'over', elapsedMs: reachedAfterMs(config, pointOf(table.outcome)), sinceMs }
  return { kind: 'pad' }
}

const tier = (hundredths: number): string => (hundredths >= 1000 ? 'high' : hundredths >= 200 ? 'mid' : 'low')

const History = ({ state, t, lang }: Pick<Props, 'state' | 't' | 'lang'>) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard (WCAG 2.1.1)
  <ol className="crash-history" aria-label={t('lastResults')} tabIndex={0}>
    {[...state.results]
      .reverse()
      .slice(0, 24)
      .map(({ round, outcome }) => (
        <li key={round} className={`crash-past crash-${tier(pointOf(outcome))}`}>
          {timesLabel(pointOf(outcome), lang)}
        </li>
      ))}
    {state.results.length === 0 && <li className="crash-none">{t('noResults')}</li>}
  </ol>
)

const panels = 2

export const CrashView = (props: Props) => {
  const { config, state, t, lang, palette, motif, money, reducedMotion } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<CrashCanvas | null>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLElement>(null)
  const [seconds, setSeconds] = useState(0)
  const { table } = state
  const phase = table?.phase ?? 'betting'

  useEffect(() => {
    if (!canvas.current) return undefined
    const picture = new Image()
    picture.src = motif
    const made = createCrashCanvas({ canvas: canvas.current, config, palette, picture, lang, still: reducedMotion })
    scene.current = made
    made.resize()
    window.addEventListener('resize', made.resize)
    return () => {
      window.removeEventListener('resize', made.resize)
      scene.current = null
    }
  }, [config, palette, motif, lang, reducedMotion])

  useFrames((now) => {
    const flight = flightOf(props, now)
    scene.current?.draw(flight, now)
    if (figure.current)
      figure.current.textContent =
        flight.kind === 'pad' ? timesLabel(100, lang) : shownMultiplier(config, flight.elapsedMs, lang)
    const left =
      table?.leftMs === null || table === null ? 0 : table.leftMs + table.elapsedMs - (now - state.phaseSince)
    if (bar.current) bar.current.style.transform = `scaleX(${Math.max(0, left / config.bettingMs)})`
    setSeconds(Math.max(0, Math.ceil(left / 1000)))
  }, reducedMotion)

  const bets = panelBets(state, panels)
  const over = phase === 'result' && table?.outcome ? pointOf(table.outcome) : null
  return (
    <div className={`crash crash-is-${phase}`}>
      <div className="crash-sky">
        <canvas ref={canvas} className="crash-canvas" aria-hidden="true" />
        <History state={state} t={t} lang={lang} />
        <div className="crash-centre">
          {phase === 'betting' ? (
            <>
              <p className="crash-call">{t('placeBets')}</p>
              <p className="crash-count">{t('starts', { count: seconds })}</p>
              <span className="crash-bar">
                <i ref={bar} />
              </span>
            </>
          ) : (
            <>
              <span ref={figure} className="crash-figure" role="img" aria-label={t('multiplierNow')}>
                {timesLabel(100, lang)}
              </span>
              <CashOuts bets={bets} t={t} money={money} />
              {over !== null && <p className="crash-end">{t('crashed', { at: timesLabel(over, lang) })}</p>}
            </>
          )}
        </div>
        {table && table.players > 0 && (
          <p className="crash-crowd">
            {t('players')} <b>{table.players}</b> · {t('onTable')} <b>{money(table.staked)}</b>
          </p>
        )}
      </div>
      <div className="crash-panels">
        {bets.map((bet, index) => (
          // The panels keep their places.
          <BetPanel key={index} number={index + 1} bet={bet} {...props} />
        ))}
      </div>
    </div>
  )
}
