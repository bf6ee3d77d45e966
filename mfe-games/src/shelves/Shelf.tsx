import type { ApiFailureError } from '@mosaic/api-client'
import { ErrorState, Section } from '@mosaic/ui'
import { GameRail, type GameRailProps } from './GameRail'

type Query = { readonly error: ApiFailureError | null; readonly refetch: () => unknown }

/** A rail whose games come with an answer: a failure keeps its place and can be tried again, and no empty shelf is ever shown. */
export const Shelf = ({ query, ...rail }: GameRailProps & { readonly query: Query }) => {
  if (query.error && !rail.games)
    return (
      <Section icon={rail.icon} title={rail.title}>
        <ErrorState compact error={query.error.failure} onRetry={() => void query.refetch()} />
      </Section>
    )
  return rail.games?.length === 0 ? null : <GameRail {...rail} />
}
