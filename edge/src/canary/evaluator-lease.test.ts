import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '../store/file-store'
import { openS3Store } from '../store/s3-store'
import type { SharedTexts } from '../store/shared-texts'
import { bucketUnderTest } from '../testing/bucket-under-test'
import { createEvaluatorLease } from './evaluator-lease'

const bucket = bucketUnderTest()
const name = 'canary/stable/evaluator.json'
const ttl = 1000
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lease-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe.each<[string, () => SharedTexts]>([
  ['a folder', () => openFileStore(root).shared],
  ['a bucket', () => openS3Store(bucket.place()).shared],
])('a lease in %s', (_kind, open) => {
  let texts: SharedTexts
  beforeEach(() => {
    texts = open()
  })
  const leaseOf = (edge: string, clock: { ms: number }) =>
    createEvaluatorLease(texts, name, edge, { ttl, now: () => clock.ms })

  test('fifty races of eight edges: each has one winner', async () => {
    for (let race = 0; race < 50; race++) {
      const raced = `canary/race${race}/evaluator.json`
      const leases = Array.from({ length: 8 }, (_, index) =>
        createEvaluatorLease(texts, raced, `edge${index}`, { ttl, now: () => 0 }),
      )
      const taken = await Promise.all(leases.map(({ acquire }) => acquire()))
      expect(taken.filter((checkpoints) => checkpoints !== null)).toHaveLength(1)
      expect(leases.filter(({ isHeld }) => isHeld())).toHaveLength(1)
    }
  })

  test('clocks that differ by an hour: a lease that is renewed is never taken over', async () => {
    const [here, ahead] = [{ ms: 0 }, { ms: 3_600_000 }]
    const [one, other] = [leaseOf('one', here), leaseOf('other', ahead)]
    for (let round = 0; round < 10; round++) {
      expect(await one.acquire()).not.toBeNull()
      expect(await other.acquire()).toBeNull()
      here.ms += ttl / 2
      ahead.ms += ttl / 2
    }
  })

  test('the holder’s clock stands still: another edge takes over, and the old holder notices it', async () => {
    const [stopped, running] = [{ ms: 0 }, { ms: 0 }]
    const [one, other] = [leaseOf('one', stopped), leaseOf('other', running)]
    await one.acquire()
    await one.save({ wallet: 3 })
    expect(await other.acquire()).toBeNull()
    running.ms += ttl
    expect(await other.acquire()).toEqual({ wallet: 3 })
    expect(one.isHeld()).toBe(true)
    expect(await one.save({ wallet: 4 })).toBe(false)
    expect(one.isHeld()).toBe(false)
    expect(await one.acquire()).toBeNull()
  })

  test('a holder that was suspended for the TTL does not hold the lease any more', async () => {
    const clock = { ms: 0 }
    const one = leaseOf('one', clock)
    await one.acquire()
    clock.ms += ttl
    expect(one.isHeld()).toBe(false)
  })

  test('a released lease is free at once and keeps its checkpoints', async () => {
    const clock = { ms: 0 }
    const [one, other] = [leaseOf('one', clock), leaseOf('other', clock)]
    await one.acquire()
    await one.save({ wallet: 2 })
    await one.release()
    expect(await other.acquire()).toEqual({ wallet: 2 })
    expect(await one.acquire()).toBeNull()
  })

  test('a damaged lease record counts as free', async () => {
    await texts.swap(name, null, '{"schema":1,"hol')
    expect(await leaseOf('one', { ms: 0 }).acquire()).toEqual({})
  })

  test('swap: only the writer that names the current version succeeds', async () => {
    const first = await texts.swap(name, null, 'one')
    expect(first).not.toBeNull()
    expect(await texts.swap(name, null, 'two')).toBeNull()
    const second = await texts.swap(name, first, 'three')
    expect(second).not.toBeNull()
    expect(await texts.swap(name, first, 'four')).toBeNull()
    expect(await texts.readVersion(name)).toEqual({ text: 'three', version: second })
    await expect(texts.swap('../journal/head.json', null, '{}')).rejects.toThrow('no name')
  })
})
