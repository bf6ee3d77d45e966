import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { flagships } from '../engine/flagships'
import { checkProof, emptyFields, fieldsFromFragment } from '../verify/check-proof'
import { configHash } from '../engine/slot-config'
import { outcomeOf, seedCommitment, seedWords, unbiasedDraw } from './outcome'
import { hex, hmacSha256, sha256, sha256Hex, utf8 } from './sha256'

test('SHA-256 gives the published digests', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('HMAC gives the published digest (RFC 4231, case 2)', () => {
  expect(hex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('SHA-256 and HMAC agree with node for any bytes, also across block borders', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (message, key) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }),
  )
})

test('the words of a round are HMAC(serverSeed, clientSeed:nonce:cursor), eight to a cursor', () => {
  const next = seedWords({ serverSeed: 'server', clientSeed: 'client', nonce: 7 })
  const words = Array.from({ length: 20 }, next)
  const digest = (cursor: number): Buffer => createHmac('sha256', 'server').update(`client:7:${cursor}`).digest()
  expect(words).toEqual(
    [0, 1, 2].flatMap((cursor) => Array.from({ length: 8 }, (_, i) => digest(cursor).readUInt32BE(i * 4))).slice(0, 20),
  )
})

test('words that would favour the first stops are skipped', () => {
  const words = [0xffffffff, 0xfffffffe, 5]
  expect(unbiasedDraw(() => words.shift() ?? 0)(7)).toBe(5)
  const limit = Math.floor(0x100000000 / 7) * 7
  const edge = [limit, limit - 1]
  expect(unbiasedDraw(() => edge.shift() ?? 0)(7)).toBe((limit - 1) % 7)
})

test('stops are equally likely (chi-squared over 60,000 draws stays below the 99.99 % bound)', () => {
  const draw = unbiasedDraw(seedWords({ serverSeed: 'chi', clientSeed: 'square', nonce: 1 }))
  const counts = Array.from({ length: 30 }, () => 0)
  for (let i = 0; i < 60_000; i += 1) {
    const stop = draw(30)
    counts[stop] = (counts[stop] ?? 0) + 1
  }
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(66)
})

test('the same seeds give the same round; another nonce, client seed or server seed gives another stream', () => {
  const [config] = flagships
  if (!config) throw new Error('there is a flagship')
  const text = fc.string({ minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(text, text, fc.nat(100_000), (serverSeed, clientSeed, nonce) => {
      const seeds = { serverSeed, clientSeed, nonce }
      expect(outcomeOf(config, seeds)).toEqual(outcomeOf(config, seeds))
      const first = (other: object): number[] => {
        const next = seedWords({ ...seeds, ...other })
        return [next(), next(), next()]
      }
      expect(first({ nonce: nonce + 1 })).not.toEqual(first({}))
      expect(first({ clientSeed: `${clientSeed}x` })).not.toEqual(first({}))
      expect(first({ serverSeed: `${serverSeed}x` })).not.toEqual(first({}))
    }),
  )
})

describe('the proof page', () => {
  const [config] = flagships
  if (!config) throw new Error('there is a flagship')
  const seeds = { serverSeed: 'f'.repeat(64), clientSeed: 'my seed', nonce: 3 }
  const { spins } = outcomeOf(config, seeds)
  const fragment = encodeURIComponent(
    JSON.stringify({
      ...seeds,
      serverSeedHash: seedCommitment(seeds.serverSeed),
      configHash: configHash(config),
      config,
      choice: { stake: '100' },
      shownHash: sha256Hex(JSON.stringify({ spins })),
    }),
  )

  test('confirms an honest round from its link alone', () => {
    expect(checkProof(fieldsFromFragment(fragment))).toMatchObject({
      kind: 'checked',
      hashFits: true,
      configFits: true,
      shownFits: true,
    })
  })

  test.each([
    ['another server seed', { serverSeed: 'e'.repeat(64) }, 'hashFits'],
    ['a paytable edited afterwards', { config: JSON.stringify({ ...config, scatterPays: [3, 10, 50] }) }, 'configFits'],
    ['another result', { shownHash: 'e'.repeat(64) }, 'shownFits'],
  ])('exposes %s', (_what, change, check) => {
    expect(checkProof({ ...fieldsFromFragment(fragment), ...change })).toMatchObject({ [check]: false })
  })

  test('an invalid link: reported as unreadable', () => {
    expect(checkProof(emptyFields)).toEqual({ kind: 'unreadable' })
    expect(fieldsFromFragment('%%%')).toEqual(emptyFields)
  })
})
