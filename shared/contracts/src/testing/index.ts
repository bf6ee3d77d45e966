export { optionalAnswers, optionalFields, type OptionalField } from './optional-registration'
export { smallestRequest, type Person, type RunningSite, type SmallestRequest } from './smallest-requests'
export { startPushEndpoint, type PushedRequest } from './push-endpoint'
