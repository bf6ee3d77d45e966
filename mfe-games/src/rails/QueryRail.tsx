import { QueryView, Section, type ViewedQuery } from '@mosaic/ui'
import { GameRail, type GameRailProps } from './GameRail'

type QueryRailProps = GameRailProps & { readonly query: Omit<ViewedQuery<unknown>, 'data'> }

/** A rail of a query: a failure keeps its space and offers a retry; an empty rail is hidden. */
export const QueryRail = ({ query, ...rail }: QueryRailProps) => (
  <QueryView
    query={{ ...query, data: rail.games }}
    skeleton={<GameRail {...rail} />}
    compact
    frame={(failure) => (
      <Section icon={rail.icon} title={rail.title}>
        {failure}
      </Section>
    )}
    isEmpty={({ length }) => length === 0}
  >
    {() => <GameRail {...rail} />}
  </QueryView>
)
