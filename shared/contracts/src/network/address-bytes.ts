const ipv4Form = /^\d{1,3}(?:\.\d{1,3}){3}$/

const ipv4Bytes = (text: string): readonly number[] | null => {
  const bytes = ipv4Form.test(text) ? text.split('.').map(Number) : []
  return bytes.length === 4 && bytes.every((byte) => byte < 256) ? bytes : null
}

const groupForm = /^[\da-f]{1,4}$/i

/** Bytes of groups with colons between; the last part may be an IPv4 address. */
const groupBytes = (text: string): readonly number[] | null => {
  if (text === '') return []
  const bytes: number[] = []
  const parts = text.split(':')
  for (const [at, part] of parts.entries()) {
    const ipv4 = at === parts.length - 1 ? ipv4Bytes(part) : null
    if (ipv4) bytes.push(...ipv4)
    else if (groupForm.test(part)) bytes.push(Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255)
    else return null
  }
  return bytes
}

const ipv6Bytes = (text: string): readonly number[] | null => {
  const halves = text.split('::')
  const [head, tail] = halves.map(groupBytes)
  if (!head || halves.length > 2 || tail === null) return null
  if (tail === undefined) return head.length === 16 ? head : null
  const missing = 16 - head.length - tail.length
  return missing < 2 ? null : [...head, ...Array.from({ length: missing }, () => 0), ...tail]
}

const mappedPrefix = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255] as const

/**
 * Bytes of an IP address in any spelling (RFC 4291 §2.2): 4 for IPv4, also mapped into IPv6, else 16. Null if it is
 * none.
 */
export const addressBytes = (address: string): readonly number[] | null => {
  const text = address
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '')
  if (!text.includes(':')) return ipv4Bytes(text)
  const bytes = ipv6Bytes(text)
  return bytes && mappedPrefix.every((byte, at) => bytes[at] === byte) ? bytes.slice(12) : bytes
}

/** Groups of an IPv6 address in hexadecimal, without leading zeros. */
export const addressGroups = (bytes: readonly number[]): readonly string[] =>
  Array.from({ length: bytes.length / 2 }, (_, at) =>
    (((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0)).toString(16),
  )
