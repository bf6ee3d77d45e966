export { optionalAnswers, optionalFields, type OptionalField } from './optional-registration'
export { smallestRequests, type Person, type RunningSite, type SmallestRequest } from './smallest-requests'
