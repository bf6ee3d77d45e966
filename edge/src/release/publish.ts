import { classify, type HostManifest, type Reason, type RemoteManifest, type Verdict } from '@mosaic/remote-kit'
import { changeChannel, type Author, type Decision } from '../store/change-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { readBuild, storeBuild } from './build'
import { companyOf } from './company'
import { contentOf, pointTo, takeOff } from './decisions'

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
  | { readonly kind: 'refused'; readonly owner: string; readonly reason: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'busy'; readonly owner: string; readonly reason: string }

const byBuild: Author = { who: 'build', why: 'a new build' }

export type Judged = {
  readonly verdict: Verdict
  readonly refusals: readonly Reason[]
  readonly warnings: readonly string[]
}

/** The gate before every change of a pointer: the release against everybody it can meet on this channel. */
export const gate = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
  manifest: RemoteManifest | HostManifest,
): Promise<Judged> => {
  const company = await companyOf(store, document, owner)
  const { verdict, reasons } = classify(manifest, company)
  const warnings = [
    ...reasons.filter((reason) => reason.verdict === 'warn').map(({ sentence }) => sentence),
    ...company.unread,
  ]
  return {
    verdict: verdict === 'ok' && warnings.length > 0 ? 'warn' : verdict,
    refusals: reasons.filter((reason) => reason.verdict === 'refuse'),
    warnings,
  }
}

/**
 * Puts a finished build into the store, reads back what lies there, and points the channel to it. The same build twice changes
 * nothing; two squads at the same instant both succeed, because the loser of a race reads again, is judged again and repeats.
 */
export const publish = async (
  store: ReleaseStore,
  folder: string,
  channelName = 'stable',
  author: Author = byBuild,
): Promise<PublishResult> => {
  const build = await readBuild(folder)
  const { owner, manifest } = build
  const { release } = manifest
  let judged: Judged = { verdict: 'ok', refusals: [], warnings: [] }
  const changed = await changeChannel(store, channelName, author, async (document): Promise<Decision> => {
    const stored = await storeBuild(store, build)
    if (!stored.ok) return { kind: 'refused', sentences: stored.faults }
    judged = await gate(store, document, owner, manifest)
    if (judged.refusals.length > 0)
      return { kind: 'refused', sentences: judged.refusals.map(({ sentence }) => sentence) }
    const decision = pointTo(document, 'publish', owner, release)
    if (decision.kind === 'change') return { ...decision, checksums: stored.checksums }
    // Shown already, but from before its seal was kept.
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
    case 'changed':
      return {
        kind: 'published',
        owner,
        release,
        from: changed.entry.from,
        seq: changed.document.seq,
        warnings: judged.warnings,
      }
    case 'nothing':
      return { kind: 'unchanged', owner, release }
    case 'refused':
      return { kind: 'refused', owner, reasons: judged.refusals, reason: changed.sentences.join('; ') }
    case 'busy':
      return { kind: 'busy', owner, reason: changed.sentence }
  }
}

/** Takes a remote off a channel; its releases stay in the store. */
export const withdraw = async (
  store: ReleaseStore,
  owner: string,
  channelName = 'stable',
  author: Author = byBuild,
): Promise<boolean> =>
  (await changeChannel(store, channelName, author, (document) => takeOff(document, owner))).kind === 'changed'
