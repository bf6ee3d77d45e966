import { QueryView, Section, type ViewedQuery } from '@mosaic/ui'
import { GameRail, type GameRailProps } from './GameRail'

type QueryRailProps = GameRailProps & { readonly query: Omit<ViewedQuery<unknown>, 'data'> }

/** A rail whose games come with an answer: a failure keeps its place and can be tried again, and no empty shelf is ever shown. */
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
