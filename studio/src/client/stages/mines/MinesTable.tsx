import { useEffect, useState } from 'react'
import type { MinesFacts } from '../../../games/mines/mines-game'
import type { MinesAction, MinesChoice, MinesConfig, MinesView } from '../../../games/mines/mines-rules'
import { timesText } from '../../figure-text'
import type { StageProps } from '../../frame/stage-props'
import { useNumberGrid } from '../../grid/use-number-grid'
import { divided, multiplied } from '../../money-text'
import { Ladder } from './Ladder'
import type { MinesKey } from './texts'
import { Tile } from './Tile'
import './mines.css'

type Props = StageProps<MinesConfig, MinesChoice, MinesAction, MinesView, MinesKey>

const turnMs = 420

export const MinesTable = (props: Props) => {
  const { config, view, choice, phase, stake, stakes, money, t, lang, icons, reducedMotion, sound } = props
  const { say, onPlay, onAct, onShown } = props
  // Written by this engine's own `facts`.
  const { ladders } = props.facts as MinesFacts
  const [mines, setMines] = useState(choice?.mines ?? config.mines[2] ?? 1)
  const [asked, setAsked] = useState<number | null>(null)
  const [isNew, setNew] = useState(false)
  const grid = useNumberGrid(config.columns, config.columns * config.rows)
  const shown = isNew ? null : view
  const open = phase === 'open' && !isNew
  const count = shown && choice ? choice.mines : mines
  const ladder = ladders[count] ?? []
  const picks = shown?.hit === null ? shown.picks.length : 0
  const worth = divided(multiplied(choice?.stake ?? stake, shown?.now ?? 0), 100)

  useEffect(() => {
    if (view === null) return undefined
    setNew(false)
    setAsked(null)
    if (choice) setMines(choice.mines)
    if (view.hit === null && view.picks.length > 0) sound.reelStop(view.picks.length * 3)
    const timer = window.setTimeout(onShown, reducedMotion || view.picks.length === 0 ? 0 : turnMs)
    return () => window.clearTimeout(timer)
    // The newest view alone decides; how it is shown may change without a new one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view])

  useEffect(() => {
    const hasReached = open && shown !== null && shown.now > 0
    say(hasReached ? t('reached', { times: timesText(shown.now / 100, lang), amount: money(worth) }) : null)
  }, [open, shown, t, lang, money, worth, say])

  // A bet that did not stand leaves the field as it was before.
  useEffect(() => {
    if (phase === 'idle') setNew(false)
    if (phase === 'open') setAsked(null)
  }, [phase])

  const start = (): void => {
    sound.press()
    setNew(true)
    onPlay({ stake, mines })
  }
  const pick = (tile: number): void => {
    setAsked(tile)
    onAct({ pick: tile })
  }

  const mayStart = phase === 'idle' && stakes.length > 0
  const mayLeave = open && (shown?.now ?? 0) > 0
  return (
    <div className="mines">
      <Ladder ladder={ladder} reached={picks} lost={shown?.hit !== null && shown !== null} lang={lang} t={t} />
      <div {...grid.field} className={`mines-field mines-${config.columns}`} role="grid" aria-label={t('field')}>
        {Array.from({ length: config.rows }, (_r, row) => (
          <div key={row} role="row" className="mines-row">
            {Array.from({ length: config.columns }, (_c, column) => {
              const tile = row * config.columns + column
              return (
                <Tile
                  key={tile}
                  tile={tile}
                  stop={grid.stop(tile)}
                  view={shown}
                  asked={asked === tile}
                  may={open && !shown?.picks.includes(tile)}
                  icons={icons}
                  t={t}
                  onPick={pick}
                />
              )
            })}
          </div>
        ))}
      </div>
      <fieldset className="mines-choice" aria-disabled={!mayStart}>
        <legend>{t('mines')}</legend>
        {config.mines.map((each) => (
          <label key={each} className={each === count ? 'mines-count mines-count-on' : 'mines-count'}>
            <input
              type="radio"
              name="mines"
              value={each}
              checked={each === count}
              aria-disabled={!mayStart}
              onChange={() => {
                if (!mayStart) return
                setMines(each)
                setNew(true)
              }}
            />
            <span>{each}</span>
          </label>
        ))}
      </fieldset>
      {open || (phase === 'busy' && picks > 0) ? (
        <button
          type="button"
          className="mines-go mines-out"
          data-main
          aria-disabled={!mayLeave}
          onClick={mayLeave ? () => onAct({ out: true }) : undefined}
        >
          {picks > 0 ? t('cashOut', { amount: money(worth) }) : t('pickOne')}
        </button>
      ) : (
        <button
          type="button"
          className="mines-go"
          data-main
          aria-disabled={!mayStart}
          onClick={mayStart ? start : undefined}
        >
          {t('begin', { amount: money(stake) })}
        </button>
      )}
    </div>
  )
}
