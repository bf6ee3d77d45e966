import { ECDH } from 'node:crypto'

const [pointBytes, uncompressed] = [65, 4]

/** Whether a browser's key is a point of P-256 (RFC 8291 §3.1): with any other no message can be encrypted. */
export const isPushKey = (p256dh: string): boolean => {
  const bytes = Buffer.from(p256dh, 'base64url')
  if (bytes.length !== pointBytes || bytes[0] !== uncompressed) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
