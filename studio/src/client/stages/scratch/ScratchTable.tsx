import { useEffect, useRef, useState } from 'react'
import type { ScratchChoice, ScratchConfig, ScratchView } from '../../../games/scratch/scratch-rules'
import { timesText } from '../../figure-text'
import { BarButton } from '../../frame/BarButton'
import type { StageProps } from '../../frame/stage-props'
import { divided, multiplied } from '../../money-text'
import { Foil } from './Foil'
import type { ScratchKey } from './texts'
import './scratch.css'

type Props = StageProps<ScratchConfig, ScratchChoice, never, ScratchView, ScratchKey>

const openMs = 700

export const ScratchTable = (props: Props) => {
  const { config, figures, view, choice, phase, stake, stakes, money, t, lang, palette, icons, motif } = props
  const { reducedMotion, sound, celebrate, inBar, say, onPlay, onShown } = props
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [bought, setBought] = useState(0)
  const [covered, setCovered] = useState(false)
  const announcedView = useRef<ScratchView | null>(null)
  const cells = config.columns * config.rows
  const shown = covered ? null : view
  const isWhole = shown !== null && open.size < cells
  const hidden = phase === 'idle' && shown === null
  const done = shown !== null && !isWhole
  const staked = choice?.stake ?? stake

  useEffect(() => {
    if (view === null) return
    setCovered(false)
    setOpen(new Set())
    setBought((count) => count + 1)
  }, [view])

  useEffect(() => {
    if (phase === 'idle') setCovered(false)
  }, [phase])

  useEffect(() => {
    say(isWhole ? t('rub') : null)
  }, [isWhole, t, say])

  useEffect(() => {
    if (!done || view === null || announcedView.current === view) return undefined
    announcedView.current = view
    const timer = window.setTimeout(onShown, reducedMotion ? 0 : openMs)
    return () => window.clearTimeout(timer)
  }, [done, view, reducedMotion, onShown])

  const openCells = (opened: readonly number[]): void => {
    sound.reelStop(opened.length)
    setOpen((before) => new Set([...before, ...opened]))
  }
  const openAll = (): void => setOpen(new Set(Array.from({ length: cells }, (_, cell) => cell)))
  const buy = (): void => {
    sound.press()
    setCovered(true)
    onPlay({ stake })
  }
  const prize = done && shown?.prize !== null ? (shown?.prize ?? null) : null
  const mayBuy = phase === 'idle' && stakes.length > 0

  return (
    <div className="ticket-place">
      <div key={bought} className={`ticket${shown ? ' ticket-new' : ''}${done && celebrate ? ' ticket-won' : ''}`}>
        <div className="ticket-head">
          <img src={motif} alt="" />
          <p>
            <b>{t('threeEqual', { count: 3 })}</b>
            <span>{t('upTo', { times: timesText(figures.maxWinX, lang) })}</span>
          </p>
          <small className="ticket-price">{money(shown ? staked : stake)}</small>
        </div>
        <div
          className={`ticket-field ticket-${config.columns}`}
          role="img"
          aria-label={
            done ? shown.cells.map((symbol) => t('prizeOf', { amount: prizeText(symbol) })).join(', ') : t('covered')
          }
        >
          {Array.from({ length: cells }, (_, cell) => {
            const symbol = shown?.cells[cell]
            const won = prize !== null && symbol === prize
            return (
              <span
                key={cell}
                className={`ticket-cell${won ? ' ticket-cell-won' : ''}${done && prize !== null && !won ? ' ticket-cell-dim' : ''}`}
              >
                {symbol !== undefined && (
                  <>
                    <img src={icons[symbol]} alt="" />
                    <small>{prizeText(symbol)}</small>
                  </>
                )}
              </span>
            )
          })}
          {!done && (
            <Foil
              columns={config.columns}
              rows={config.rows}
              palette={palette}
              ticket={bought}
              may={isWhole}
              onOpen={openCells}
              onWhole={openAll}
            />
          )}
          {hidden && <span className="ticket-hint">{t('buyOne')}</span>}
        </div>
        <div className="ticket-foot" aria-hidden="true">
          {Array.from({ length: 24 }, (_, bar) => (
            <i key={bar} style={{ flexGrow: 1 + ((bar * 7) % 4) }} />
          ))}
        </div>
      </div>
      {inBar(
        isWhole ? (
          <BarButton icon="sweep" label={t('openAll')} may onPress={openAll} />
        ) : (
          <BarButton icon="ticket" label={t('buy')} may={mayBuy} busy={false} onPress={buy} />
        ),
      )}
    </div>
  )

  function prizeText(symbol: number): string {
    return money(divided(multiplied(staked, config.prizes[symbol]?.pays ?? 0), 100))
  }
}
