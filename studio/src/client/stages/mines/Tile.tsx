import type { MinesView } from '../../../games/mines/mines-rules'
import type { GridStop } from '../../grid/use-number-grid'
import type { MinesKey } from './texts'
import type { Translate } from '../../texts/translator'

type Face = 'covered' | 'safe' | 'hit' | 'mine' | 'left'

/** Face of a tile: turned by the player, or shown when the round is over. */
const faceOf = (view: MinesView | null, tile: number): Face => {
  if (!view) return 'covered'
  if (view.hit === tile) return 'hit'
  if (view.picks.includes(tile)) return 'safe'
  if (view.mines === null) return 'covered'
  return view.mines.includes(tile) ? 'mine' : 'left'
}

export const Tile = ({
  tile,
  stop,
  view,
  asked,
  may,
  icons,
  t,
  onPick,
}: {
  tile: number
  stop: GridStop
  view: MinesView | null
  asked: boolean
  may: boolean
  icons: Readonly<Record<string, string>>
  t: Translate<MinesKey>
  onPick: (tile: number) => void
}) => {
  const face = faceOf(view, tile)
  const names: Readonly<Record<Face, MinesKey>> = {
    covered: 'tile',
    left: 'tileSafe',
    safe: 'tileSafe',
    hit: 'tileMine',
    mine: 'tileMine',
  }
  return (
    <button
      type="button"
      role="gridcell"
      className={`tile tile-${face}${asked ? ' tile-asked' : ''}${may ? ' tile-may' : ''}`}
      {...stop}
      aria-label={t(names[face], { number: tile + 1 })}
      aria-disabled={!may}
      onClick={may ? () => onPick(tile) : undefined}
    >
      <span className="tile-body">
        <span className="tile-top" />
        <span className="tile-under">
          {face !== 'covered' && <img src={face === 'hit' || face === 'mine' ? icons.mine : icons.safe} alt="" />}
        </span>
      </span>
    </button>
  )
}
