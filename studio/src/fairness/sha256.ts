/**
 * SHA-256 and HMAC in JavaScript (FIPS 180-4, RFC 2104): WebCrypto is absent on http:// origins. The server runs the
 * same code; tests compare it with node:crypto.
 */
const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}
const fraction = (value: number): number => ((value - Math.floor(value)) * 0x100000000) >>> 0
const roundConstants = Uint32Array.from(primes(64), (p) => fraction(Math.cbrt(p)))
const initialState = primes(8).map((p) => fraction(Math.sqrt(p)))

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const compress = (state: Uint32Array, block: DataView, offset: number, schedule: Uint32Array): void => {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getUint32(offset + i * 4)
  const w = (i: number): number => schedule[i] ?? 0
  for (let i = 16; i < 64; i += 1) {
    const near = w(i - 15)
    const far = w(i - 2)
    const s0 = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3)
    const s1 = rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10)
    schedule[i] = w(i - 16) + s0 + w(i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const t1 =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + w(i)) | 0
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = (state[i] ?? 0) + value
  })
}

export const sha256 = (message: Uint8Array): Uint8Array => {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  const state = Uint32Array.from(initialState)
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, view, offset, schedule)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, i) => out.setUint32(i * 4, word))
  return digest
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256Hex = (text: string): string => hex(sha256(utf8(text)))

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const pad = (mask: number): Uint8Array => block.map((byte) => byte ^ mask)
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))))
}
