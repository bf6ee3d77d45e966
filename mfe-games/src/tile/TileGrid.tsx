import type { Game } from '@mosaic/contracts'
import { Skeleton, VirtualGrid } from '@mosaic/ui'
import { GameTile } from './GameTile'
import styles from './TileGrid.module.css'

/** Tiles of the first view at 390×844; they load with priority. */
const firstViewTiles = 9
/** Longer lists keep only what is near the view in the page (domain §6). */
const maxUnvirtualised = 60
/** Same values as in `TileGrid.module.css` and `GameTile.module.css`. */
const rowSpace = 4
const factsHeight = 2.25

const tileHeight = (width: number): number =>
  (width * 4) / 3 + factsHeight * parseFloat(getComputedStyle(document.documentElement).fontSize || '16')

const keyOf = ({ gameId }: Game): string => gameId
const tileOf = (game: Game) => <GameTile game={game} />

export const TileGrid = ({ games, label }: { readonly games: readonly Game[]; readonly label: string }) =>
  games.length > maxUnvirtualised ? (
    <VirtualGrid
      label={label}
      items={games}
      itemKey={keyOf}
      itemHeight={tileHeight}
      rowSpace={rowSpace}
      render={tileOf}
    />
  ) : (
    <ul className={styles.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.gameId} className={styles.cell}>
          <GameTile game={game} eager={index < firstViewTiles} />
        </li>
      ))}
    </ul>
  )

export const TileSkeleton = () => (
  <div>
    <Skeleton ratio={3 / 4} radius="m" />
    <div className={styles.facts}>
      <Skeleton width="62%" height={12} radius="s" />
    </div>
  </div>
)

export const TileGridSkeleton = ({ count = 12 }: { readonly count?: number }) => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </div>
)
