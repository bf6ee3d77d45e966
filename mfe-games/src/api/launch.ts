import { call } from '@mosaic/api-client'
import type { QueryOf } from '@mosaic/contracts'

/** Opens a game session: never automatically, because each has a cost at the provider. */
export const launchGame = (query: QueryOf<'launchGame'>, signal: AbortSignal) => call('launchGame', { query, signal })
