export { isSigned, signatureOf, type SignedAnswer, signedCalls } from './signed-calls'
