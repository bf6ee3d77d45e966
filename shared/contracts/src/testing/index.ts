export { optionalAnswers, optionalFields, type OptionalField } from './optional-registration'
export type { Person, RunningSite, SmallestRequest } from './running-site'
export { smallestRequest } from './smallest-requests'
export { startPushEndpoint, type PushedRequest } from './push-endpoint'
