import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1.'
const vectorBytes = 12
const tagBytes = 16

const cipherKey = (master: string): Buffer => Buffer.from(hkdfSync('sha256', master, '', 'webhook keys', 32))

/** Keys were stored as they are before `WEBHOOKS_KEY`. */
export const isSealed = (stored: string): boolean => stored.startsWith(version)

/** The key of an address as the database keeps it; it opens for this address only. */
export const sealKey = (master: string, webhookId: string, key: string): string => {
  const vector = randomBytes(vectorBytes)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(master), vector).setAAD(Buffer.from(webhookId))
  const sealed = Buffer.concat([vector, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return version + sealed.toString('base64url')
}

/** Null: it was sealed for another address, or with another `WEBHOOKS_KEY`. */
export const openKey = (master: string | null, webhookId: string, stored: string): string | null => {
  if (!isSealed(stored)) return stored
  const sealed = Buffer.from(stored.slice(version.length), 'base64url')
  if (master === null || sealed.length < vectorBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(master), sealed.subarray(0, vectorBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(webhookId)).setAuthTag(sealed.subarray(-tagBytes))
  try {
    return decipher.update(sealed.subarray(vectorBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
