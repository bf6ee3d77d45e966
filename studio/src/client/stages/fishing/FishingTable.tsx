import { useCallback, useEffect, useRef, useState } from 'react'
import type { FishingAction, FishingChoice, FishingConfig, FishingView } from '../../../games/fishing/fishing-rules'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { useShown } from '../../frame/use-shown'
import { divided, multiplied } from '../../money-text'
import { watchStrokes, type Spot } from '../../strokes'
import { createSea } from './sea'
import type { Sea } from './sea'
import type { FishingKey } from './texts'
import './fishing.css'

type Props = StageProps<FishingConfig, FishingChoice, FishingAction, FishingView, FishingKey>

const volley = 10
/** Shots wait this long for others, so that quick taps travel together. */
const gatherMs = 180
const lastCatchMs = 1100

export const FishingTable = (props: Props) => {
  const { view, phase, stake, config, t, money, inBar, say, onPlay, onAct } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const ground = useRef<HTMLCanvasElement>(null)
  const sea = useRef<Sea | null>(null)
  const [magazine, setMagazine] = useState(config.magazines[0] ?? 10)
  const [waiting, setWaiting] = useState<readonly number[]>([])
  const [sent, setSent] = useState(0)
  /** Prizes of the last answer; null before the first one. */
  const [caught, setCaught] = useState<readonly string[] | null>(null)
  const shownShots = useRef(0)
  const isLive = phase === 'open' || phase === 'busy'
  const left = isLive && view ? view.shotsLeft - waiting.length - sent : 0
  const isLast = view !== null && view.shotsLeft === 0
  useShown(view, isLast ? lastCatchMs : 0, props.reducedMotion, props.onShown)

  useEffect(() => {
    if (!canvas.current || !ground.current) return undefined
    const made = createSea({
      canvas: canvas.current,
      ground: ground.current,
      config,
      palette: props.palette,
      icons: props.icons,
      reducedMotion: props.reducedMotion,
    })
    sea.current = made
    window.addEventListener('resize', made.resize)
    return () => {
      window.removeEventListener('resize', made.resize)
      made.dispose()
      sea.current = null
    }
  }, [config, props.palette, props.icons, props.reducedMotion])

  const worthOf = useRef((_at: number, _shotValue: string): string => '')
  worthOf.current = (at, shotValue) => money(multiplied(shotValue, config.fish[at]?.multiplier ?? 0))
  useEffect(() => {
    if (!view) return
    const fresh = view.fired.slice(shownShots.current)
    shownShots.current = view.fired.length
    setSent(0)
    const results = fresh.map(({ at, isCaught }) => (isCaught ? worthOf.current(at, view.shotValue) : ''))
    sea.current?.answer(results.map((worth) => ({ isCaught: worth !== '', text: worth && `+${worth}` })))
    if (results.length > 0) setCaught(results.filter((worth) => worth !== ''))
  }, [view])

  useEffect(() => {
    if (phase !== 'open' || waiting.length === 0) return undefined
    const timer = window.setTimeout(() => {
      const at = waiting.slice(0, volley)
      setWaiting(waiting.slice(volley))
      setSent(at.length)
      onAct({ move: 'shoot', at: [...at] })
    }, gatherMs)
    return () => window.clearTimeout(timer)
  }, [phase, waiting, onAct])

  const line = caught === null ? t('aim') : caught.length > 0 ? t('caught', { worth: caught.join(', ') }) : t('missed')
  useEffect(() => say(isLive && view ? line : null), [isLive, view, line, say])

  const load = useCallback((kind: number | null) => {
    if (kind !== null) setWaiting((before) => [...before, kind])
  }, [])
  const onTap = useRef((_at: Spot): void => undefined)
  onTap.current = ({ x, y }) => {
    if (left > 0) load(sea.current?.shootAt(x, y) ?? null)
  }
  useEffect(() => (canvas.current ? watchStrokes(canvas.current, { start: (at) => onTap.current(at) }) : undefined), [])
  const onKind = (kind: number): void => {
    if (left <= 0) return
    sea.current?.shootKind(kind)
    load(kind)
  }
  const start = (): void => {
    shownShots.current = 0
    setWaiting([])
    setSent(0)
    setCaught(null)
    onPlay({ stake, shots: magazine })
  }
  const mayStop = phase === 'open' && waiting.length === 0

  return (
    <div className="fs">
      <div className="fs-water">
        <canvas ref={ground} className="fs-canvas" aria-hidden="true" />
        <canvas ref={canvas} className="fs-canvas" aria-hidden="true" />
        <div className="fs-hud">
          <span>
            {t('shots')} <b>{isLive ? Math.max(0, left) : magazine}</b>
          </span>
          <span>
            {t('shot')} <b>{money(isLive && view ? view.shotValue : divided(stake, magazine))}</b>
          </span>
          <span>
            {t('catch')} <b>{money(view?.caughtWorth ?? '0')}</b>
          </span>
        </div>
        {phase === 'idle' && (
          <div className="fs-magazines" role="radiogroup" aria-label={t('magazine')}>
            {config.magazines.map((shots) => (
              <button
                key={shots}
                type="button"
                role="radio"
                aria-checked={shots === magazine}
                className="fs-magazine"
                onClick={() => setMagazine(shots)}
              >
                {t('magazineOf', { shots })}
              </button>
            ))}
          </div>
        )}
      </div>
      <div className="fs-kinds" role="group" aria-label={t('kinds')}>
        {config.fish.map(({ icon, multiplier }, kind) => (
          <button
            key={icon}
            type="button"
            className="fs-kind"
            aria-label={t('shootAt', { times: multiplier })}
            aria-disabled={left <= 0}
            onClick={() => onKind(kind)}
          >
            <img src={props.icons[icon]} alt="" />
            <b>×{multiplier}</b>
          </button>
        ))}
      </div>
      {inBar(
        <BarButton
          icon={isLive ? 'collect' : 'aim'}
          label={isLive ? t('collect') : t('load')}
          may={mayStop || (phase === 'idle' && stake !== '0')}
          busy={phase === 'busy' && sent === 0}
          onPress={isLive ? () => onAct({ move: 'leave' }) : start}
        />,
      )}
    </div>
  )
}
