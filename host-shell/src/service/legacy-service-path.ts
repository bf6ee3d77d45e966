import AES from 'crypto-js/aes'
import utf8 from 'crypto-js/enc-utf8'

/**
 * Decrypts a service path of older gateways: AES under a passphrase in OpenSSL's form. The only use of crypto-js,
 * loaded on demand. Null: another key.
 */
export const openLegacyServicePath = (path: string, passphrase: string): string | null => {
  try {
    return AES.decrypt(path, passphrase).toString(utf8) || null
  } catch {
    return null
  }
}
