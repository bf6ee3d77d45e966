export {
  signedHeaders,
  verifySignature,
  type SignatureVerdict,
  type SigningKey,
} from './signature'
