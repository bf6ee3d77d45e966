import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** The one source of chance, so that a seeded run can be repeated. */
export type Random = {
  bytes(length: number): Uint8Array
  /** Whole number, 0 ≤ n < `below`, without modulo bias. */
  int(below: number): number
  uuid(): string
  /** 256 bits as base64url. */
  token(): string
}

const randomFrom = (bytes: (length: number) => Uint8Array): Random => {
  const uint32 = () => {
    const drawn = bytes(4)
    return new DataView(drawn.buffer, drawn.byteOffset, 4).getUint32(0)
  }
  return {
    bytes,
    int: (below) => {
      if (!Number.isInteger(below) || below < 1 || below > 0x1_0000_0000)
        throw new RangeError(`int(${below}) is out of range`)
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
      let value = uint32()
      while (value >= limit) value = uint32()
      return value % below
    },
    uuid: () => {
      const drawn = Uint8Array.from(bytes(16))
      drawn[6] = ((drawn[6] ?? 0) & 0x0f) | 0x40
      drawn[8] = ((drawn[8] ?? 0) & 0x3f) | 0x80
      return Buffer.from(drawn)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    token: () => Buffer.from(bytes(32)).toString('base64url'),
  }
}

/** Every call draws an id: `randomUUID` keeps random bytes in stock. */
export const systemRandom: Random = { ...randomFrom((length) => randomBytes(length)), uuid: randomUUID }

/** Repeatable stream for seeds and tests; never for secrets. */
export const seededRandom = (seed: string): Random => {
  let block = 0
  let pool = Buffer.alloc(0)
  return randomFrom((length) => {
    const blocks = [pool]
    for (let have = pool.length; have < length; have += 32)
      blocks.push(createHash('sha256').update(`${seed}:${block++}`).digest())
    pool = Buffer.concat(blocks)
    const drawn = pool.subarray(0, length)
    pool = pool.subarray(length)
    return drawn
  })
}
