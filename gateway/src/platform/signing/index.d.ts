export {
  sign,
  signatureWindowMs,
  signedHeaders,
  verifySignature,
  type SignatureVerdict,
  type SignedRequest,
  type SigningKey,
} from './signature'
