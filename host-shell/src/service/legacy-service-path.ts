import AES from 'crypto-js/aes'
import utf8 from 'crypto-js/enc-utf8'

/**
 * A service path of a gateway that is older than the sealed form: AES under a passphrase, as OpenSSL writes it. The only use of crypto-js, in a
 * file that is fetched when such a path comes. Null: not of this key.
 */
export const openLegacyServicePath = (path: string, passphrase: string): string | null => {
  try {
    return AES.decrypt(path, passphrase).toString(utf8) || null
  } catch {
    return null
  }
}
