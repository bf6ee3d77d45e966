/** FNV-1a: small, and the same in every browser and on the server. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return value
}

/**
 * Address of a picture. A path always maps to the same image host, so that it is cached once; each failure moves to
 * the next host, at last to the site itself (domain §8.42).
 */
export const imageAddress = (path: string, hosts: readonly string[], attempt = 0): string => {
  if (!path.startsWith('/') || path.startsWith('//') || attempt >= hosts.length) return path
  const host = hosts[(hash(path) + attempt) % hosts.length]
  return host === undefined ? path : host.replace(/\/$/, '') + path
}
