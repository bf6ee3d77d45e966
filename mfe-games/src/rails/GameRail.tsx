import type { Game } from '@mosaic/contracts'
import { Rail, Section, type IconName } from '@mosaic/ui'
import { useTexts } from '../texts'
import { GameTile } from '../tile/GameTile'
import { TileSkeleton } from '../tile/TileGrid'
import styles from './GameRail.module.css'

export type GameRailProps = {
  readonly icon: IconName
  readonly title: string
  /** Undefined while the games load: the rail keeps its size. */
  readonly games: readonly Game[] | undefined
  readonly seeAll?: string
  /** The first rail of a page shows larger tiles, loaded with priority. */
  readonly leading?: boolean
}

const placeholders = [1, 2, 3, 4]

/** A shelf: one line of tiles with a peek of the next one. */
export const GameRail = ({ icon, title, games, seeAll, leading = false }: GameRailProps) => {
  const { t } = useTexts()
  const eagerTiles = leading ? 3 : 0
  return (
    <Section
      icon={icon}
      title={title}
      className={styles.catalogue}
      {...(seeAll ? { action: { label: t('rail.seeAll'), to: seeAll } } : {})}
    >
      <Rail label={title} itemWidth={leading ? '42.5%' : '32.5%'}>
        {games
          ? games.map((game, index) => <GameTile key={game.gameId} game={game} eager={index < eagerTiles} />)
          : placeholders.map((place) => <TileSkeleton key={place} />)}
      </Rail>
    </Section>
  )
}
