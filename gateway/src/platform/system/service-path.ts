import { createCipheriv, createHash, createHmac } from 'node:crypto'

/** Public: the site gets the key with the paths. It differs per merchant, so that paths of one site are useless on another. */
export const servicePathKey = (merchantCode: string): Buffer =>
  createHash('sha256').update(`service path of ${merchantCode}`).digest()

/**
 * Customer service paths are encrypted (spec §3) and opened by the site: obfuscation against collectors of contact addresses, not
 * secrecy, since the key comes with them (domain §8.6).
 * The vector follows from the path, so that answers can be compared and cached.
 */
export const encryptServicePath = (path: string, key: Buffer): string => {
  const vector = createHmac('sha256', key).update(path).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', key, vector)
  const sealed = Buffer.concat([vector, cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `v1.${sealed.toString('base64url')}`
}
