export { isSigned, type SignedAnswer, signedCalls } from './signed-calls'
