import type { Game } from '@mosaic/contracts'
import { Skeleton } from '@mosaic/ui'
import { GameTile } from './GameTile'
import styles from './TileGrid.module.css'

/** Tiles of the first view at 390×844; they load with priority. */
const firstView = 9

export const TileGrid = ({ games, label }: { readonly games: readonly Game[]; readonly label: string }) => (
  <ul className={styles.grid} aria-label={label}>
    {games.map((game, index) => (
      <li key={game.gameId} className={styles.cell}>
        <GameTile game={game} eager={index < firstView} />
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
