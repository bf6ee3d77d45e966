export { type Art, currentArt, inOwnColours } from './art'
export {
  addDays,
  type AskedRange,
  askedInstants,
  requestedRange,
  boundsOf,
  dayOf,
  isDay,
  type Period,
  periodAt,
  previousSpan,
  type Span,
  spanOf,
  startOfDay,
} from './calendar'
export {
  batchHandler,
  eventDelivery,
  eventHandler,
  type EventOf,
  type EventSource,
  type NewEvent,
  publish,
  lockAndRestart,
  publishing,
  unhandledEvents,
  visibleNow,
} from './events'
export { jobQueue } from './jobs/job-queue'
export {
  type DepositBonus,
  timeZonesOf,
  demoMerchants,
  merchantDefinition,
  merchantDirectory,
  type MerchantProfile,
  merchantRows,
  merchantsMark,
  offeredRegistration,
  profileAmount,
  type AmountLimits,
  reachesLimit,
  type RegistrationProfile,
  saveMerchant,
  seedMerchants,
  siteOriginOf,
  unsafeRule,
} from './merchants'
export { openApiModule } from './openapi'
export { redraw, uploadOf } from './pictures'
export { isSigned, signatureOf, type SignedAnswer, signedCalls } from './signed-calls'
export { signedHeaders, type SigningKey, verifySignature } from './signing'
export { streamsModule, streamTopic } from './streams'
export { systemModule } from './system'
