import { classify, type Company, type HostManifest, type RemoteManifest } from '@mosaic/remote-kit'
import { changeChannel, type Author, type Decision } from '../store/change-channel'
import { auditEntries, type AuditEntry } from '../store/journal'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { readBuild, storeBuild, type Build } from './build'
import { companyOf, replacedBy } from './company'
import { contentOf, pointTo } from './decisions'
import { decisionAbout } from './left-alone'

export type SetResult =
  | {
      readonly kind: 'published'
      readonly releases: Readonly<Record<string, string>>
      readonly seq: number
      readonly leftAlone: readonly string[]
    }
  | { readonly kind: 'unchanged'; readonly leftAlone: readonly string[] }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] }
  | { readonly kind: 'busy'; readonly sentence: string }

const together = (
  { hosts, remotes, replaced }: Company,
  set: readonly (RemoteManifest | HostManifest)[],
  self: string,
): Company => ({
  replaced,
  hosts: [...hosts, ...set.filter((manifest) => !('name' in manifest)).filter(() => self !== 'host')],
  remotes: [...remotes, ...set.filter((manifest) => 'name' in manifest).filter(({ name }) => name !== self)],
})

const sentenceAbout = (
  { owner, manifest }: Build,
  channel: string,
  shown: string | undefined,
  { action, who, why }: AuditEntry,
): string =>
  `${owner} ${manifest.release} since the ${action} by ${who} (${why}); ${channel} shows ${shown ?? 'none'}, and npm run release -- publish ${owner} shows this one to everybody`

/**
 * Builds of one workspace belong together: they are judged as a set and become visible in one swap. What somebody has rolled back,
 * withdrawn or keeps as a canary is left as it is until its squad builds something else.
 */
export const publishSet = async (
  store: ReleaseStore,
  folders: readonly string[],
  channel: string,
  author: Author,
): Promise<SetResult> => {
  const builds = await Promise.all(folders.map(readBuild))
  const current = (await store.channel(channel))?.default ?? {}
  const differing: Build[] = []
  for (const build of builds)
    if (current[build.owner] !== build.manifest.release || !(await store.has(build.owner, build.manifest.release)))
      differing.push(build)
  const entries = differing.length > 0 ? auditEntries(await store.journal()) : []
  const fresh: Build[] = []
  const leftAlone: string[] = []
  for (const build of differing) {
    const { owner, manifest } = build
    const shown = current[owner]
    const decision = shown === manifest.release ? null : decisionAbout(entries, channel, owner, manifest.release)
    if (decision) leftAlone.push(sentenceAbout(build, channel, shown, decision))
    else fresh.push(build)
  }
  if (fresh.length === 0) return { kind: 'unchanged', leftAlone }
  const owners = new Set(fresh.map(({ owner }) => owner))
  const manifests = fresh.map(({ manifest }) => manifest)
  const changed = await changeChannel(store, channel, author, async (document): Promise<Decision> => {
    const stored = await Promise.all(fresh.map((build) => storeBuild(store, build)))
    const faults = stored.flatMap((one) => (one.ok ? [] : one.faults))
    if (faults.length > 0) return { kind: 'refused', sentences: faults }
    const checksums = Object.assign({}, ...stored.map((one) => (one.ok ? one.checksums : {})))
    const staying: ChannelDocument = {
      ...document,
      default: Object.fromEntries(Object.entries(document.default).filter(([owner]) => !owners.has(owner))),
      rollouts: (document.rollouts ?? []).filter(({ owner }) => !owners.has(owner)),
    }
    const sentences: string[] = []
    let next = document
    for (const { owner, manifest } of fresh) {
      const met = await companyOf(store, staying, owner)
      const company = together({ ...met, replaced: await replacedBy(store, document, owner) }, manifests, owner)
      sentences.push(
        ...classify(manifest, company)
          .reasons.filter(({ verdict }) => verdict === 'refuse')
          .map(({ sentence }) => sentence),
      )
      const decision = pointTo(next, 'publish', owner, manifest.release)
      if (decision.kind === 'refused') sentences.push(...decision.sentences)
      if (decision.kind === 'change') next = { ...next, ...decision.next }
    }
    if (sentences.length > 0) return { kind: 'refused', sentences: [...new Set(sentences)] }
    const moves = Object.fromEntries(
      fresh.map(({ owner, manifest }) => [owner, { from: document.default[owner] ?? null, to: manifest.release }]),
    )
    const [only] = fresh
    const single =
      fresh.length === 1 && only
        ? { owner: only.owner, from: document.default[only.owner] ?? null, to: only.manifest.release }
        : { owner: 'set', from: null, to: null, evidence: { moves } }
    return { kind: 'change', next: contentOf(next), entry: { action: 'publish', ...single }, checksums }
  })
  switch (changed.kind) {
    case 'changed':
      return {
        kind: 'published',
        leftAlone,
        seq: changed.document.seq,
        releases: Object.fromEntries(fresh.map(({ owner, manifest }) => [owner, manifest.release])),
      }
    case 'nothing':
      return { kind: 'unchanged', leftAlone }
    default:
      return changed
  }
}
