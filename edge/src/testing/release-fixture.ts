import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Proof, ReleaseTools } from '../release/cli/command'
import { runRelease } from '../release/cli/run-release'
import type { CompositionLock } from '../release/verify/composition-lock'
import { publish } from '../release/publish/publish'
import { openFileStore } from '../store/file-store'
import { auditEntries } from '../store/journal'
import { copyStore } from './copy-store'
import { hostFiles, hostManifest, releaseOf, remoteFiles, remoteManifest, writeBuild } from './samples'

/** A store with a host and the wallet's first release, and somebody who types release commands at it; as new for each test. */
export const releaseFixture = () => {
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
  const tables: string[] = []
  const newTable = (): string => {
    const table = mkdtempSync(join(tmpdir(), 'cli-'))
    tables.push(table)
    return table
  }
  let builds = ''
  beforeAll(() => {
    builds = newTable()
  })
  afterAll(() => {
    for (const table of tables) rmSync(table, { recursive: true, force: true })
  })
  const buildOf = (name: string, digit: string, change = {}) =>
    writeBuild(
      join(builds, name, digit),
      remoteManifest(name, { release: releaseOf('1.0.0', digit), ...change }),
      remoteFiles(name),
      { compressed: false },
    )

  const sitDown = (root: string) => Object.assign(desk, { root, store: openFileStore(join(root, 'store')) })

  /** For `beforeEach`: done for the first test, and laid out again from a copy for every other. */
  const laidOut = (work: () => Promise<unknown>): (() => Promise<void>) => {
    let kept: {
      readonly table: string
      readonly hand: Pick<typeof desk, 'proof' | 'shown' | 'locks' | 'proven' | 'next'>
    } | null = null
    return async () => {
      if (kept) {
        const { proof, shown, locks, proven, next } = kept.hand
        rmSync(desk.root, { recursive: true, force: true })
        copyStore(kept.table, desk.root)
        sitDown(desk.root)
        Object.assign(desk, { proof, shown: [...shown], locks: [...locks], proven: [...proven], next })
        return
      }
      await work()
      const { proof, shown, locks, proven, next } = desk
      kept = { table: newTable(), hand: { proof, shown: [...shown], locks: [...locks], proven: [...proven], next } }
      copyStore(desk.root, kept.table)
    }
  }

  beforeEach(() => {
    Object.assign(desk, {
      proof: { ok: true, flows: ['a player’s whole way'] },
      shown: [],
      locks: [],
      proven: [],
      next: 'b',
    })
    sitDown(newTable())
  })
  beforeEach(
    laidOut(async () => {
      await publish(desk.store, await writeBuild(join(builds, 'host'), hostManifest, hostFiles, { compressed: false }))
      await publish(desk.store, await buildOf('wallet', 'a'))
    }),
  )

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
    laidOut,
    buildOf,
    log,
    last: async () => (await log()).at(-1),
    pointer: async (channel = 'stable') => (await desk.store.channel(channel))?.default.wallet,
  }
}
