import type { ValueOf } from '@mosaic/contracts'

/** The gateway's form: version, then base64url of initialisation vector and AES-256-GCM ciphertext. */
const sealed = /^v1\.([\w-]+)$/
const vectorLength = 12

/** Base64 of "Salted__": prefix of paths from older gateways. */
const legacy = /^U2FsdGVkX1/

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}

/** The decrypted address, or null if it cannot be opened here. A plain path is returned as it is. */
export const openServicePath = async (path: string, key: string): Promise<string | null> => {
  const body = sealed.exec(path)?.[1]
  if (body === undefined && !legacy.test(path)) return path
  try {
    if (body === undefined) return (await import('./legacy-service-path')).openLegacyServicePath(path, key)
    const bytes = bytesOf(body)
    const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, vectorLength) },
      secret,
      bytes.slice(vectorLength),
    )
    return new TextDecoder().decode(plain)
  } catch {
    return null
  }
}

/** Customer service entries that can be followed (spec §3: path encrypted, decrypted client-side). */
export const openServiceEntries = async ({
  version,
  serviceKey,
}: ValueOf<'customerService'>): Promise<ValueOf<'customerService'>['version']['pathList']> => {
  const opened = await Promise.all(
    version.pathList.map(async (entry) => {
      const path = await openServicePath(entry.path, serviceKey)
      return path === null ? [] : [{ ...entry, path }]
    }),
  )
  return opened.flat()
}
