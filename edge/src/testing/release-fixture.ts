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

/** A store with a host and the wallet's first release, and a function that runs release commands; new for each test. */
export const releaseFixture = () => {
  const fixture = {
    root: '',
    store: openFileStore(''),
    proof: { ok: true, flows: [] } as Proof,
    /** Output of the last command. */
    shown: [] as string[],
    locks: [] as CompositionLock[],
    /** The wallet release of each candidate set that was proven. */
    proven: [] as (string | undefined)[],
    /** The build that the next `publish` makes. */
    next: 'b',
  }
  const folders: string[] = []
  const newFolder = (): string => {
    const table = mkdtempSync(join(tmpdir(), 'cli-'))
    folders.push(table)
    return table
  }
  let builds = ''
  beforeAll(() => {
    builds = newFolder()
  })
  afterAll(() => {
    for (const table of folders) rmSync(table, { recursive: true, force: true })
  })
  const buildOf = (name: string, digit: string, change = {}) =>
    writeBuild(
      join(builds, name, digit),
      remoteManifest(name, { release: releaseOf('1.0.0', digit), ...change }),
      remoteFiles(name),
      { compressed: false },
    )

  const useFolder = (root: string) => Object.assign(fixture, { root, store: openFileStore(join(root, 'store')) })

  /** For `beforeEach`: runs the work for the first test and restores a copy for all others. */
  const prepared = (work: () => Promise<unknown>): (() => Promise<void>) => {
    let saved: {
      readonly table: string
      readonly state: Pick<typeof fixture, 'proof' | 'shown' | 'locks' | 'proven' | 'next'>
    } | null = null
    return async () => {
      if (saved) {
        const { proof, shown, locks, proven, next } = saved.state
        rmSync(fixture.root, { recursive: true, force: true })
        copyStore(saved.table, fixture.root)
        useFolder(fixture.root)
        Object.assign(fixture, { proof, shown: [...shown], locks: [...locks], proven: [...proven], next })
        return
      }
      await work()
      const { proof, shown, locks, proven, next } = fixture
      saved = { table: newFolder(), state: { proof, shown: [...shown], locks: [...locks], proven: [...proven], next } }
      copyStore(fixture.root, saved.table)
    }
  }

  beforeEach(() => {
    Object.assign(fixture, {
      proof: { ok: true, flows: ['a player’s whole way'] },
      shown: [],
      locks: [],
      proven: [],
      next: 'b',
    })
    useFolder(newFolder())
  })
  beforeEach(
    prepared(async () => {
      await publish(
        fixture.store,
        await writeBuild(join(builds, 'host'), hostManifest, hostFiles, { compressed: false }),
      )
      await publish(fixture.store, await buildOf('wallet', 'a'))
    }),
  )

  const tools = (): ReleaseTools => ({
    store: fixture.store,
    who: 'ana@squad',
    keyFile: join(fixture.root, 'keys.json'),
    print: (line) => fixture.shown.push(line),
    now: () => new Date(),
    build: (name) => buildOf(name, fixture.next),
    prove: async (candidate) => {
      fixture.proven.push((await candidate.channel('stable'))?.default.wallet)
      return fixture.proof
    },
    writeLock: async (channel, seq, releases, provenBy) => {
      fixture.locks.push({ schema: 1, channel, seq, releases, provenBy, provenAt: 'today' })
      return 'composition.lock.json'
    },
    isMerchant: async (code) => (code === 'unchecked' ? null : ['aurora', 'lotus'].includes(code)),
    readLock: async () => fixture.locks.at(-1) ?? null,
  })
  const run = (line: string, ...more: string[]) => {
    fixture.shown = []
    return runRelease([...line.split(' '), ...more], tools())
  }
  const log = async () => auditEntries(await fixture.store.journal())
  return {
    fixture,
    tools,
    run,
    prepared,
    buildOf,
    log,
    last: async () => (await log()).at(-1),
    pointer: async (channel = 'stable') => (await fixture.store.channel(channel))?.default.wallet,
  }
}
