import { randomUUID } from 'node:crypto'
import { removeEndedSamples } from '../../canary/sample-files'
import { canaryId } from '../../canary/samples'
import { reachableReleases } from '../../composition/pointers'
import { changeStore, type Author } from '../../store/change-channel'
import type { StoreContent } from '../../store/journal'
import type { StoreState } from '../../store/open-journal'
import type { ChannelDocument, Pointers } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'

export type PrunePlan = readonly {
  readonly owner: string
  readonly remove: readonly string[]
  readonly keep: readonly string[]
}[]

export type PruneScope = {
  /** Number of newest releases per owner that stay. */
  readonly keep: number
  /** Limits the prune to one owner. */
  readonly owner?: string
  /** The set that was proven last: a rollback may need it. */
  readonly proven?: Pointers
  /** `owner/release` that open tabs may still use. */
  readonly inUse?: ReadonlySet<string>
}

const ownersIn = ({ pendingDeletion }: StoreContent): string[] =>
  Object.keys(pendingDeletion).map((name) => name.split('/')[0] ?? '')
const pendingOf = ({ pendingDeletion }: StoreContent, owner: string): string[] =>
  Object.keys(pendingDeletion)
    .filter((name) => name.startsWith(`${owner}/`))
    .map((name) => name.slice(owner.length + 1))

/**
 * Removes releases that are neither shown, nor the one before, nor proven, nor new, nor in use; and those that a killed
 * prune had marked.
 */
export const planPrune = async (
  store: ReleaseStore,
  state: StoreState,
  { keep, owner: only, proven = {}, inUse }: PruneScope,
): Promise<PrunePlan> => {
  const documents = Object.values(state.channels)
  const owners = [...new Set([...(await store.owners()), ...ownersIn(state)])]
    .sort()
    .filter((owner) => only === undefined || owner === only)
  return Promise.all(
    owners.map(async (owner) => {
      const all = await store.releases(owner)
      const left = new Set(pendingOf(state, owner))
      const newest = new Set(all.slice(Math.max(0, all.length - keep)))
      const needed = new Set(
        documents.flatMap((document) => [
          ...(reachableReleases(document).get(owner) ?? []),
          ...(document.previous?.[owner] ?? []).slice(0, 1),
        ]),
      )
      const isRetained = (release: string): boolean =>
        !left.has(release) &&
        (newest.has(release) ||
          needed.has(release) ||
          proven[owner] === release ||
          (inUse?.has(`${owner}/${release}`) ?? false))
      return {
        owner,
        keep: all.filter(isRetained),
        remove: [...new Set([...all.filter((release) => !isRetained(release)), ...left])],
      }
    }),
  )
}

const namesIn = (plan: PrunePlan): string[] =>
  plan.flatMap(({ owner, remove }) => remove.map((release) => `${owner}/${release}`))

const withoutReleases = (document: ChannelDocument, names: ReadonlySet<string>): ChannelDocument => {
  const { previous = {} } = document
  const left = Object.fromEntries(
    Object.entries(previous).map(([owner, releases]) => [
      owner,
      releases.filter((release) => !names.has(`${owner}/${release}`)),
    ]),
  )
  return JSON.stringify(left) === JSON.stringify(previous)
    ? document
    : { ...document, seq: document.seq + 1, previous: left }
}

/** Marks releases for deletion and removes them from `previous`; `by` identifies the prune that deletes their files. */
const markForDeletion = (
  { channels, pendingDeletion, checksums }: StoreContent,
  names: readonly string[],
  by: string,
): StoreContent => ({
  checksums,
  channels: Object.fromEntries(
    Object.entries(channels).map(([name, document]) => [name, withoutReleases(document, new Set(names))]),
  ),
  pendingDeletion: { ...pendingDeletion, ...Object.fromEntries(names.map((name) => [name, by])) },
})

const removeSamples = async (store: ReleaseStore): Promise<void> => {
  const documents = Object.values((await store.state()).channels)
  const running = documents.flatMap(({ channel, rollouts = [], default: pointers }) =>
    rollouts.map((rollout) => `${channel}/${canaryId(channel, rollout, pointers[rollout.owner] ?? '')}`),
  )
  await removeEndedSamples(store.shared, new Set(running))
}

/** Milliseconds without a write after which a draft counts as abandoned. */
const abandonedAfterMs = 10 * 60_000

export type Pruned = { readonly removed: PrunePlan; readonly drafts: readonly string[] }

/**
 * First marks the releases in one change of the store, so that no pointer can lead to them any more; then deletes the
 * files. A later prune finishes what a killed one had marked. Null: other writers were faster at every try.
 */
export const prune = async (
  store: ReleaseStore,
  scope: PruneScope,
  author: Author,
  now: () => Date = () => new Date(),
): Promise<Pruned | null> => {
  const by = randomUUID()
  const about = {
    at: now().toISOString(),
    action: 'prune' as const,
    channel: '*',
    owner: scope.owner ?? 'set',
    from: null,
    to: null,
    ...author,
  }
  const removed = await changeStore<PrunePlan>(store, async (state) => {
    const plan = await planPrune(store, state, scope)
    const names = namesIn(plan)
    if (names.length === 0) return { kind: 'leave', result: plan }
    return {
      kind: 'write',
      next: markForDeletion(state, names, by),
      entry: { ...about, seq: state.n + 1, evidence: { releases: names, keep: scope.keep } },
      result: plan,
    }
  })
  if (!removed) return null
  for (const { owner, remove } of removed) {
    // Another prune may have finished meanwhile, and a squad may have published the release again.
    for (const release of remove)
      if ((await store.state()).pendingDeletion[`${owner}/${release}`] === by) await store.remove(owner, release)
  }
  const isDone = await changeStore<boolean>(store, (state) => {
    const left = Object.entries(state.pendingDeletion).filter(([, whose]) => whose !== by)
    const deleted = new Set(Object.keys(state.pendingDeletion).filter((name) => state.pendingDeletion[name] === by))
    if (deleted.size === 0) return { kind: 'leave', result: true }
    const checksums = Object.fromEntries(Object.entries(state.checksums).filter(([name]) => !deleted.has(name)))
    const next = { channels: state.channels, pendingDeletion: Object.fromEntries(left), checksums }
    return {
      kind: 'write',
      next,
      entry: { ...about, seq: state.n + 1, evidence: { removed: namesIn(removed) } },
      result: true,
    }
  })
  const drafts = await store.sweep(abandonedAfterMs)
  await removeSamples(store)
  return isDone ? { removed, drafts } : null
}
