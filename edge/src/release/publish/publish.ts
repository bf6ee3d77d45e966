import { sentencesOf, type Problem } from '../../problem'
import { changeChannel, type Author, type Decision } from '../../store/change-channel'
import type { ReleaseStore } from '../../store/release-store'
import { contentOf, unpublish } from '../plan/decisions'
import { decidePublish, planPublish, type PublishDecision, type PublishPlan } from '../plan/publish-plan'
import { storeBuild } from './store-build'

export type PublishResult =
  | {
      readonly kind: 'published'
      readonly owner: string
      readonly release: string
      readonly from: string | null
      readonly seq: number
      readonly warnings: readonly string[]
    }
  | { readonly kind: 'unchanged'; readonly owner: string; readonly release: string }
  | {
      readonly kind: 'refused'
      readonly owner: string
      readonly problems: readonly Problem[]
      /** The sentences of the problems. */
      readonly reason: string
    }
  | { readonly kind: 'busy'; readonly owner: string; readonly reason: string }

const byBuild: Author = { who: 'build', why: 'a new build' }

/**
 * Copies the build into the store, reads it back and moves the pointer. Publishing a build twice changes nothing.
 * If another writer changed the store since the plan, the compatibility gate runs again for the new state.
 */
export const executePublish = async (
  store: ReleaseStore,
  { build, channel, ...planned }: PublishPlan,
  author: Author = byBuild,
): Promise<PublishResult> => {
  const { owner, manifest } = build
  const { release } = manifest
  let last: PublishDecision = planned
  const changed = await changeChannel(store, channel, author, async (document, state): Promise<Decision> => {
    const stored = await storeBuild(store, build)
    if (!stored.ok) return { kind: 'refused', problems: stored.problems }
    if (state.n !== last.stateNumber) last = await decidePublish(store, state, build, channel)
    const { decision } = last
    if (decision.kind === 'change') return { ...decision, checksums: stored.checksums }
    // Shown already, but published before checksums were recorded.
    if (decision.kind === 'nothing' && !stored.hasChecksums)
      return {
        kind: 'change',
        next: contentOf(document),
        entry: { action: 'publish', owner, from: release, to: release },
        checksums: stored.checksums,
      }
    return decision
  })
  switch (changed.kind) {
    case 'changed': {
      const { entry, document } = changed
      return { kind: 'published', owner, release, from: entry.from, seq: document.seq, warnings: last.warnings }
    }
    case 'nothing':
      return { kind: 'unchanged', owner, release }
    case 'refused':
      return { kind: 'refused', owner, problems: changed.problems, reason: sentencesOf(changed.problems).join('; ') }
    case 'busy':
      return { kind: 'busy', owner, reason: changed.sentence }
  }
}

export const publish = async (
  store: ReleaseStore,
  folder: string,
  channel = 'stable',
  author: Author = byBuild,
): Promise<PublishResult> => executePublish(store, await planPublish(store, folder, channel), author)

/** Takes a remote off a channel; its releases stay in the store. */
export const withdraw = async (
  store: ReleaseStore,
  owner: string,
  channel = 'stable',
  author: Author = byBuild,
): Promise<boolean> =>
  (await changeChannel(store, channel, author, (document) => unpublish(document, owner))).kind === 'changed'
