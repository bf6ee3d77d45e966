import { classify, type NeighbourReleases, type HostManifest, type RemoteManifest } from '@mosaic/remote-kit'
import { sentencesOf, type Problem } from '../../problem'
import { changeChannel, type Author, type Decision } from '../../store/change-channel'
import { auditEntries, type AuditEntry } from '../../store/journal'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import { incompatible, neighboursOf, replacedReleases } from '../plan/compatibility'
import { contentOf, setChannel } from '../plan/decisions'
import { lastDecision, othersPublication } from '../plan/last-decision'
import { readBuild, type ReleaseBuild } from '../plan/release-build'
import { storeBuild } from './store-build'

export type SetResult =
  | {
      readonly kind: 'published'
      readonly releases: Readonly<Record<string, string>>
      readonly seq: number
      /** Sentences about builds that a person rolled back, withdrew or made a canary. */
      readonly skipped: readonly string[]
    }
  | { readonly kind: 'unchanged'; readonly skipped: readonly string[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly sentences: readonly string[] }
  | { readonly kind: 'busy'; readonly sentence: string }

const withSet = (
  { hosts, remotes, replaced }: NeighbourReleases,
  set: readonly (RemoteManifest | HostManifest)[],
  self: string,
): NeighbourReleases => ({
  replaced,
  hosts: [...hosts, ...set.filter((manifest) => !('name' in manifest)).filter(() => self !== 'host')],
  remotes: [...remotes, ...set.filter((manifest) => 'name' in manifest).filter(({ name }) => name !== self)],
})

const sentenceAbout = (
  { owner, manifest }: ReleaseBuild,
  channel: string,
  shown: string | undefined,
  { action, who, why }: AuditEntry,
): string =>
  `${owner} ${manifest.release} since the ${action} by ${who} (${why}); ${channel} shows ${shown ?? 'none'}, and npm run release -- publish ${owner} shows this one to everybody`

type Selection = { readonly fresh: readonly ReleaseBuild[]; readonly skipped: readonly string[] }

/** Builds that the channel does not show yet, without those that a person took off it, or whose place a person gave to another one. */
const select = async (
  store: ReleaseStore,
  builds: readonly ReleaseBuild[],
  channel: string,
  why: string,
): Promise<Selection> => {
  const current = (await store.channel(channel))?.default ?? {}
  const differing: ReleaseBuild[] = []
  for (const build of builds)
    if (current[build.owner] !== build.manifest.release || !(await store.has(build.owner, build.manifest.release)))
      differing.push(build)
  const entries = differing.length > 0 ? auditEntries(await store.journal()) : []
  const fresh: ReleaseBuild[] = []
  const skipped: string[] = []
  for (const build of differing) {
    const { owner, manifest } = build
    const shown = current[owner]
    const decision =
      shown === manifest.release
        ? null
        : (lastDecision(entries, channel, owner, manifest.release) ??
          (shown === undefined ? null : othersPublication(entries, channel, owner, shown, why)))
    if (decision) skipped.push(sentenceAbout(build, channel, shown, decision))
    else fresh.push(build)
  }
  return { fresh, skipped }
}

/** All builds of the set in one change, or the problems of all of them. */
const decideSet = async (
  store: ReleaseStore,
  document: ChannelDocument,
  builds: readonly ReleaseBuild[],
): Promise<Decision> => {
  const stored = await Promise.all(builds.map((build) => storeBuild(store, build)))
  const faults = stored.flatMap((one) => (one.ok ? [] : one.problems))
  if (faults.length > 0) return { kind: 'refused', problems: faults }
  const owners = new Set(builds.map(({ owner }) => owner))
  const manifests = builds.map(({ manifest }) => manifest)
  const staying: ChannelDocument = {
    ...document,
    default: Object.fromEntries(Object.entries(document.default).filter(([owner]) => !owners.has(owner))),
    rollouts: (document.rollouts ?? []).filter(({ owner }) => !owners.has(owner)),
  }
  const problems: Problem[] = []
  let next = document
  for (const { owner, manifest } of builds) {
    const neighbours = await neighboursOf(store, staying, owner)
    const replaced = await replacedReleases(store, document, owner)
    const { reasons } = classify(manifest, withSet({ ...neighbours, replaced }, manifests, owner))
    problems.push(...reasons.filter(({ verdict }) => verdict === 'refuse').map(incompatible))
    const decision = setChannel(next, 'publish', owner, manifest.release)
    if (decision.kind === 'refused') problems.push(...decision.problems)
    if (decision.kind === 'change') next = { ...next, ...decision.next }
  }
  if (problems.length > 0) {
    const unique = new Map(problems.map((each) => [each.sentence, each]))
    return { kind: 'refused', problems: [...unique.values()] }
  }
  const moves = Object.fromEntries(
    builds.map(({ owner, manifest }) => [owner, { from: document.default[owner] ?? null, to: manifest.release }]),
  )
  const [only] = builds
  const single =
    builds.length === 1 && only
      ? { owner: only.owner, from: document.default[only.owner] ?? null, to: only.manifest.release }
      : { owner: 'set', from: null, to: null, evidence: { moves } }
  const checksums = Object.assign({}, ...stored.map((one) => (one.ok ? one.checksums : {})))
  return { kind: 'change', next: contentOf(next), entry: { action: 'publish', ...single }, checksums }
}

/**
 * Publishes builds of one workspace as a set: judged together and visible in one change. A build that a person rolled
 * back, withdrew or made a canary is skipped until its squad builds another one; so is a build in the place of a release that somebody
 * else published or promoted.
 */
export const publishSet = async (
  store: ReleaseStore,
  folders: readonly string[],
  channel: string,
  author: Author,
): Promise<SetResult> => {
  const { fresh, skipped } = await select(store, await Promise.all(folders.map(readBuild)), channel, author.why)
  if (fresh.length === 0) return { kind: 'unchanged', skipped }
  const changed = await changeChannel(store, channel, author, (document) => decideSet(store, document, fresh))
  switch (changed.kind) {
    case 'changed':
      return {
        kind: 'published',
        skipped,
        seq: changed.document.seq,
        releases: Object.fromEntries(fresh.map(({ owner, manifest }) => [owner, manifest.release])),
      }
    case 'nothing':
      return { kind: 'unchanged', skipped }
    case 'refused':
      return { ...changed, sentences: sentencesOf(changed.problems) }
    case 'busy':
      return changed
  }
}
