import { defineModule } from '../../platform/runtime/module'
import { betEvents } from './bet-events.sql'
import { provider, seamlessRoutes } from './routes'
import { startStaleRounds } from './stale-rounds'

export const seamlessModule = defineModule({
  name: 'seamless',
  routes: seamlessRoutes,
  eventSources: [betEvents],
  start: (ctx) => startStaleRounds(ctx, provider),
})
export { type RecordedRound, roundsOfIds, roundsOpenedIn, roundsStillOpen } from './recorded-rounds-store'
export { lastPlayPeriod, playedSince } from './play-time-store'
export { type CountedRound, countedRoundsIn, countedRoundsOf, lastRoundAt } from './counted-rounds-store'
export { findProviderRound, type ProviderRound, providerRounds } from './provider-rounds'
export { readRequest, tokenHash } from './protocol'
export { provider } from './routes'
export type { RoundState } from './schema'
export { openSession, type SessionAnswer } from './open-session'
export { perform } from './wallet'
export { callPostings } from './expected-postings.sql'
export { createRoundCheck } from './round-check'
export { campaignDifferences } from './campaign-sums-store'
export { freeRoundDifferences, roundSums, sumsOfRounds } from './round-sums-store'
