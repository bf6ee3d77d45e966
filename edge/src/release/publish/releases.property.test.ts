import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { pointersFor } from '../../composition/pointers'
import { changeChannel, type Decision } from '../../store/change-channel'
import { openFileStore } from '../../store/file-store'
import { checkJournal } from '../../store/journal'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import { releaseOf, smallFiles, smallHost, smallHostFiles, smallRemote, writeBuild } from '../../testing/samples'
import { endCanary, rollback, pin, setChannel, startCanary, unpublish } from '../plan/decisions'
import { releaseFaults } from '../verify/integrity'
import { prune } from './prune'
import { publish } from './publish'
import { verify } from '../verify/verify'

const owners = ['wallet', 'games'] as const
const digits = ['a', 'b', 'c', 'd', 'e'] as const
const author = { who: 'test', why: 'property' }

type Step =
  | { readonly kind: 'publish'; readonly owner: string; readonly digit: string; readonly channel: string }
  | { readonly kind: 'canary'; readonly owner: string; readonly digit: string; readonly percent: number }
  | { readonly kind: 'promote' | 'rollback-to' | 'pin'; readonly owner: string; readonly digit: string }
  | { readonly kind: 'rollback' | 'canary-end' | 'withdraw' | 'unpin'; readonly owner: string }
  | { readonly kind: 'prune' | 'killed-prune'; readonly keep: number }
  | { readonly kind: 'killed-publish'; readonly owner: string; readonly digit: string }

const owner = fc.constantFrom(...owners)
const digit = fc.constantFrom(...digits)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      owner,
      digit,
      channel: fc.constantFrom('stable', 'next', 'squad'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('canary' as const),
      owner,
      digit,
      percent: fc.integer({ min: 0, max: 100 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('promote' as const, 'rollback-to' as const, 'pin' as const),
      owner,
      digit,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('rollback' as const, 'canary-end' as const, 'withdraw' as const, 'unpin' as const),
      owner,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('prune' as const, 'killed-prune' as const),
      keep: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('killed-publish' as const), owner, digit }) },
)

let root: string
const builds = new Map<string, string>()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'))
  for (const name of owners) {
    for (const sign of digits) {
      const manifest = smallRemote(name, releaseOf('1.0.0', sign))
      builds.set(
        `${name}${sign}`,
        await writeBuild(join(root, 'builds', name, sign), manifest, smallFiles(name), { compressed: false }),
      )
    }
  }
  builds.set('host', await writeBuild(join(root, 'builds/host'), smallHost, smallHostFiles, { compressed: false }))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Commands verify a release before they point to it; the property holds for decisions with that check. */
const checked = async (store: ReleaseStore, decide: (document: ChannelDocument) => Decision) =>
  changeChannel(store, 'stable', author, async (document) => {
    const decision = decide(document)
    if (decision.kind !== 'change' || decision.entry.to === null) return decision
    const faults = await releaseFaults(store, decision.entry.owner, decision.entry.to)
    return faults.length > 0 ? { kind: 'refused', problems: faults } : decision
  })

const perform = async (store: ReleaseStore, step: Step): Promise<unknown> => {
  switch (step.kind) {
    case 'publish':
      return publish(store, builds.get(`${step.owner}${step.digit}`) ?? '', step.channel, author)
    case 'canary':
      return checked(store, (document) =>
        startCanary(document, {
          owner: step.owner,
          release: releaseOf('1.0.0', step.digit),
          percent: step.percent,
          since: 'now',
        }),
      )
    case 'promote':
      return checked(store, (document) => setChannel(document, 'promote', step.owner, releaseOf('1.0.0', step.digit)))
    case 'rollback-to':
      return checked(store, (document) => rollback(document, step.owner, releaseOf('1.0.0', step.digit)))
    case 'rollback':
      return checked(store, (document) => rollback(document, step.owner, undefined))
    case 'canary-end':
      return checked(store, (document) => endCanary(document, step.owner, 'canary-end'))
    case 'withdraw':
      return checked(store, (document) => unpublish(document, step.owner))
    case 'pin':
      return checked(store, (document) => pin(document, 'aurora', step.owner, releaseOf('1.0.0', step.digit)))
    case 'unpin':
      return checked(store, (document) => pin(document, 'aurora', step.owner, null))
    case 'prune':
      return prune(store, { keep: step.keep, proven }, author)
    case 'killed-prune':
      // After marking, or after the first deletion.
      return prune(
        { ...store, remove: (...release) => killed(store.remove(...release)) },
        { keep: step.keep, proven },
        author,
      ).catch(() => 'killed')
    case 'killed-publish':
      return publish(
        { ...store, append: () => Promise.reject(new Error('kill -9')) },
        builds.get(`${step.owner}${step.digit}`) ?? '',
        'stable',
        author,
      ).catch(() => 'killed')
  }
}

let lives = 0
const killed = async (work: Promise<void>): Promise<void> => {
  if ((lives += 1) % 2 === 0) await work
  throw new Error('kill -9')
}

/** A prune must keep the proven set. */
const proven = { wallet: releaseOf('1.0.0', 'a') }

const visitors = ['00000000', '7a5e11d3', 'ffffffff', undefined]

/** Problems of all releases that any visitor of any merchant can get. */
const danglingPointers = async (store: ReleaseStore): Promise<string[]> => {
  const reachableReleases = new Set<string>()
  for (const name of await store.channels()) {
    const document = await store.channel(name)
    if (!document) continue
    for (const merchant of ['aurora', 'lotus']) {
      for (const visitor of visitors) {
        for (const [pointed, { release }] of Object.entries(pointersFor(document, merchant, visitor)))
          reachableReleases.add(`${pointed} ${release}`)
      }
    }
  }
  const faults = await Promise.all(
    [...reachableReleases].map((pointed) =>
      releaseFaults(store, pointed.split(' ')[0] ?? '', pointed.split(' ')[1] ?? ''),
    ),
  )
  return faults.flat().map(({ sentence }) => sentence)
}

test('any sequence of release commands: no pointer to a missing or altered file', async () => {
  let count = 0
  await fc.assert(
    // Steps of one group run at the same time: most of them lose a race and decide again.
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 3, arbitrary: step.map((one) => [one]) },
          { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
        ),
        {
          minLength: 3,
          maxLength: 12,
        },
      ),
      async (groups) => {
        const store = openFileStore(join(root, `store-${(count += 1)}`))
        await publish(store, builds.get('host') ?? '', 'stable', author)
        await store.put('wallet', proven.wallet, builds.get('walleta') ?? '')
        for (const group of groups) {
          await Promise.all(group.map((step) => perform(store, step)))
          expect(await danglingPointers(store)).toEqual([])
          expect(await releaseFaults(store, 'wallet', proven.wallet)).toEqual([])
        }
        // The next prune finishes the killed one, and every release can be published again.
        await prune(store, { keep: 9 }, author)
        expect((await store.state()).pendingDeletion).toEqual({})
        expect(await publish(store, builds.get('gamese') ?? '', 'squad', author)).not.toMatchObject({ kind: 'refused' })
        expect((await verify(store)).faults).toEqual([])
        expect(checkJournal(await store.journal())).toEqual({ faults: [], warnings: [] })
        // The target of a rollback still exists.
        for (const name of owners) {
          const [last] = (await store.channel('stable'))?.previous?.[name] ?? []
          if (last) expect(await releaseFaults(store, name, last)).toEqual([])
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  )
}, 300_000)

test('prune while others publish, promote and roll back: no pointer to a missing file', async () => {
  const store = openFileStore(join(root, 'store-race'))
  const at = (sign: string) => publish(store, builds.get(`wallet${sign}`) ?? '', 'stable', author)
  await publish(store, builds.get('host') ?? '', 'stable', author)
  for (const sign of digits) await at(sign)
  await Promise.all([
    prune(store, { keep: 1 }, author),
    ...digits.map((sign) => checked(store, (document) => rollback(document, 'wallet', releaseOf('1.0.0', sign)))),
    ...digits.map((sign) => at(sign)),
    prune(store, { keep: 1 }, author),
  ])
  expect(await danglingPointers(store)).toEqual([])
  expect(checkJournal(await store.journal())).toEqual({ faults: [], warnings: [] })
}, 30_000)

test('the property can fail: it finds a pointer to a missing release', async () => {
  const store = openFileStore(join(root, 'store-careless'))
  await publish(store, builds.get('host') ?? '', 'stable', author)
  await publish(store, builds.get('walleta') ?? '', 'stable', author)
  await changeChannel(store, 'stable', author, (document) =>
    setChannel(document, 'promote', 'wallet', releaseOf('1.0.0', 'e')),
  )
  expect(new Set(await danglingPointers(store))).toEqual(new Set([expect.stringContaining(releaseOf('1.0.0', 'e'))]))
})
