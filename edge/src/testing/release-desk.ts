import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runRelease, type Proof, type ReleaseTools } from '../release/cli'
import type { CompositionLock } from '../release/lock'
import { publish } from '../release/publish'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import { hostFiles, hostManifest, releaseOf, remoteFiles, remoteManifest, writeBuild } from './samples'

/** A store with a host and the wallet's first release, and somebody who types release commands at it; new for each test. */
export const releaseDesk = () => {
  const desk = {
    root: '',
    store: openFileStore(''),
    proof: { ok: true, flows: [] } as Proof,
    /** What the last command printed. */
    shown: [] as string[],
    locks: [] as CompositionLock[],
    /** The wallet of each candidate set that was walked through. */
    proven: [] as (string | undefined)[],
    /** The build that the next `publish` makes. */
    next: 'b',
  }
  const buildOf = (name: string, digit: string, change = {}) =>
    writeBuild(join(desk.root, 'builds', name, digit), remoteManifest(name, { release: releaseOf('1.0.0', digit), requires: { contracts: '^1' }, ...change }), remoteFiles(name))

  beforeEach(async () => {
    const root = await mkdtemp(join(tmpdir(), 'cli-'))
    Object.assign(desk, { root, store: openFileStore(join(root, 'store')), proof: { ok: true, flows: ['a player’s whole way'] }, shown: [], locks: [], proven: [], next: 'b' })
    await publish(desk.store, await writeBuild(join(root, 'builds/host'), hostManifest, hostFiles))
    await publish(desk.store, await buildOf('wallet', 'a'))
  })
  afterEach(() => rm(desk.root, { recursive: true, force: true }))

  const tools = (): ReleaseTools => ({
    store: desk.store,
    who: 'ana@squad',
    keyFile: join(desk.root, 'keys.json'),
    print: (line) => desk.shown.push(line),
    now: () => new Date(),
    build: (name) => buildOf(name, desk.next),
    prove: async (candidate) => {
      desk.proven.push((await candidate.channel('stable'))?.default.wallet)
      return desk.proof
    },
    writeLock: async (channel, seq, releases, provenBy) => {
      desk.locks.push({ schema: 1, channel, seq, releases, provenBy, provenAt: 'today' })
      return 'composition.lock.json'
    },
    isMerchant: async (code) => (code === 'unheard' ? null : ['aurora', 'lotus'].includes(code)),
    readLock: async () => desk.locks.at(-1) ?? null,
  })
  const run = (line: string, ...more: string[]) => {
    desk.shown = []
    return runRelease([...line.split(' '), ...more], tools())
  }
  const log = async () => auditEntries(await desk.store.journal())
  return {
    desk,
    tools,
    run,
    buildOf,
    log,
    last: async () => (await log()).at(-1),
    pointer: async (channel = 'stable') => (await desk.store.channel(channel))?.default.wallet,
  }
}
