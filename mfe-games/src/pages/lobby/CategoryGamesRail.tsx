import type { Game } from '@mosaic/contracts'
import { QueryView, Rail, type ViewedQuery } from '@mosaic/ui'
import type { LobbyTab } from '../../lobby/lobby-tab'
import { useTexts } from '../../texts'
import { GameTile } from '../../tile/GameTile'
import { TileSkeleton } from '../../tile/TileGrid'
import { CategoryTitle } from './CategoryTitle'

type CategoryGamesRailProps = {
  readonly tab: LobbyTab
  readonly query: ViewedQuery<readonly Game[]>
  /** The first shelf of a page shows larger tiles, loaded with priority. */
  readonly leading?: boolean
}

const placeholders = [1, 2, 3, 4]

/** The games of a category in one row, below the title that links to all of them; hidden if empty. */
export const CategoryGamesRail = ({ tab, query, leading = false }: CategoryGamesRailProps) => {
  const { t } = useTexts()
  if (query.data?.length === 0) return null
  const label = t(`category.${tab}`)
  const itemWidth = leading ? '42.5%' : '32.5%'
  const skeleton = (
    <Rail label={label} itemWidth={itemWidth}>
      {placeholders.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </Rail>
  )
  return (
    <section>
      <CategoryTitle tab={tab} />
      <QueryView query={query} compact skeleton={skeleton}>
        {(games) => (
          <Rail label={label} itemWidth={itemWidth}>
            {games.map((game, index) => (
              <GameTile key={game.gameId} game={game} eager={leading && index < 3} />
            ))}
          </Rail>
        )}
      </QueryView>
    </section>
  )
}
